import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './IconButton.js';

describe('an icon button', () => {
  it('is named by its label', async () => {
    const press = jest.fn();
    render(<IconButton label="Vorige" icon={<svg aria-hidden="true" />} onClick={press} />);
    await userEvent.click(screen.getByRole('button', { name: 'Vorige' }));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('retains the focus when it is disabled, and does nothing', async () => {
    const press = jest.fn();
    const icon = <svg aria-hidden="true" />;
    const { rerender } = render(<IconButton label="Vorige" icon={icon} onClick={press} />);
    await userEvent.tab();
    rerender(<IconButton label="Vorige" icon={icon} onClick={press} disabled />);
    expect(screen.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
  });
});
