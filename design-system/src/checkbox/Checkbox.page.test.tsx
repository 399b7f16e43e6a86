import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox.js';

describe('a checkbox', () => {
  it('is toggled by its text and by the space bar', async () => {
    render(<Checkbox label="Toon mijn naam" />);
    const box = screen.getByRole('checkbox', { name: 'Toon mijn naam' });
    await userEvent.click(screen.getByText('Toon mijn naam'));
    expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    expect(box).not.toBeChecked();
  });

  it('is described by its error', () => {
    render(<Checkbox label="Ik ga akkoord" error="Dit is nodig" />);
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Dit is nodig');
  });
});
