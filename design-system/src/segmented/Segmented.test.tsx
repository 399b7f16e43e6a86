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

  it.each(['trough', 'tiles'] as const)('tell what was chosen, as a %s', async (look) => {
    const change = jest.fn();
    render(<Segmented look={look} label="Positie" options={options} value="all" onChange={change} />);
    await userEvent.click(screen.getByRole('button', { name: 'Aanvallers, 1 van 3' }));
    expect(change).toHaveBeenCalledWith('forwards');
  });
});
