import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Slider } from './Slider.js';

function MaximumValue({ onCommit }: { onCommit: (value: number) => void }) {
  const [value, setValue] = useState(9.5);
  return (
    <Slider
      label="Maximumwaarde"
      min={4}
      max={10}
      step={0.5}
      value={value}
      valueText={`€ ${value} mln`}
      onChange={setValue}
      onCommit={onCommit}
    />
  );
}

describe('a slider', () => {
  it('moves with the arrow keys, within its bounds, and announces its value', async () => {
    const commit = jest.fn();
    render(<MaximumValue onCommit={commit} />);
    await userEvent.tab();
    const thumb = screen.getByRole('slider', { name: 'Maximumwaarde' });
    expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(thumb).toHaveAttribute('aria-valuetext', '€ 10 mln');
    expect(commit).toHaveBeenLastCalledWith(10);
    await userEvent.keyboard('{Home}');
    expect(thumb).toHaveAttribute('aria-valuenow', '4');
  });
});
