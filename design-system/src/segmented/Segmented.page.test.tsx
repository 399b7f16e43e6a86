import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Segmented } from './Segmented.js';

const options = [
  { value: 'all', text: 'Alle' },
  { value: 'forwards', text: 'AA', detail: '1/3', label: 'Aanvallers, 1 van 3' },
] as const;

describe('segments', () => {
  it('press one choice of a named group', () => {
    render(<Segmented label="Positie" options={options} value="all" onChange={() => {}} />);
    const group = screen.getByRole('group', { name: 'Positie' });
    expect(within(group).getByRole('button', { name: 'Alle', pressed: true })).toBeInTheDocument();
    expect(within(group).getAllByRole('button', { pressed: false })).toHaveLength(1);
  });

  it.each(['trough', 'tiles'] as const)('mark the chosen one, as a %s', async (look) => {
    const change = jest.fn();
    render(<Segmented look={look} label="Positie" options={options} value="all" onChange={change} />);
    await userEvent.click(screen.getByRole('button', { name: 'Aanvallers, 1 van 3' }));
    expect(change).toHaveBeenCalledWith('forwards');
  });

  it('are one stop of the Tab key, with the arrow keys to move in', async () => {
    render(
      <>
        <Segmented label="Positie" options={options} value="forwards" onChange={() => {}} />
        <button type="button">Daarna</button>
      </>,
    );
    const focused = () => document.activeElement?.textContent;
    await userEvent.tab();
    expect(focused()).toBe('AA1/3');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('Alle');
    await userEvent.keyboard('{End}{ArrowLeft}');
    expect(focused()).toBe('Alle');
    await userEvent.tab();
    expect(focused()).toBe('Daarna');
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('AA1/3');
  });
});
