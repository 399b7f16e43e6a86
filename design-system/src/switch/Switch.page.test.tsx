import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './Switch.js';

const theSwitch = () => screen.getByRole('switch', { name: 'Mail voor elke deadline' });

describe('a switch', () => {
  it('is toggled by its text and by the space bar', async () => {
    const change = jest.fn();
    render(<Switch label="Mail voor elke deadline" checked={false} onChange={change} />);
    expect(theSwitch()).not.toBeChecked();
    await userEvent.click(screen.getByText('Mail voor elke deadline'));
    theSwitch().focus();
    await userEvent.keyboard(' ');
    expect(change.mock.calls).toEqual([[true], [true]]);
  });

  it('is described by its text', () => {
    render(<Switch label="Mail voor elke deadline" hint="Een dag vooraf" checked onChange={() => {}} />);
    expect(theSwitch()).toBeChecked();
    expect(theSwitch()).toHaveAccessibleDescription('Een dag vooraf');
  });

  it.each([{ disabled: true }, { busy: true }])('can be focused but not toggled: %j', async (state) => {
    const change = jest.fn();
    render(<Switch label="Mail voor elke deadline" checked={false} onChange={change} {...state} />);
    await userEvent.tab();
    expect(theSwitch()).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(change).not.toHaveBeenCalled();
    expect(theSwitch()).not.toBeChecked();
  });

  it('announces an error', () => {
    const props = { label: 'Mail voor elke deadline', checked: false, onChange: () => {} };
    const { rerender } = render(<Switch {...props} />);
    rerender(<Switch {...props} error="Niet bewaard" />);
    expect(screen.getByText('Niet bewaard').closest('[aria-live="polite"]')).not.toBeNull();
  });
});
