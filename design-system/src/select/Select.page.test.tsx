import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './Select.js';

const options = [
  { value: '', text: 'Alle landen' },
  { value: '1', text: 'Duitsland' },
  { value: '2', text: 'Schotland', disabled: true },
];

describe('a select', () => {
  it('has the chosen value', async () => {
    const change = jest.fn();
    render(<Select label="Land" options={options} value="" onChange={change} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Land' }), 'Duitsland');
    expect(change).toHaveBeenCalledWith('1');
  });

  it('shows its given value and disabled options', () => {
    render(<Select label="Land" hideLabel options={options} value="1" onChange={() => {}} />);
    expect(screen.getByRole('combobox', { name: 'Land' })).toHaveDisplayValue('Duitsland');
    expect(screen.getByRole('option', { name: 'Schotland' })).toBeDisabled();
  });
});
