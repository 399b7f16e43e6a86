import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { Button, ButtonLink } from './Button.js';

describe('a button', () => {
  it('calls its handler when pressed, by pointer and by keyboard', async () => {
    const press = jest.fn();
    render(<Button onClick={press}>Opslaan</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(2);
  });

  it('that is disabled remains focusable, shows the reason and does nothing', async () => {
    const press = jest.fn();
    render(
      <Button disabledReason="Nog 7 plaatsen vrij" onClick={press}>
        Opslaan
      </Button>,
    );
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Opslaan' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Nog 7 plaatsen vrij');
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
  });

  it('that is loading announces it and ignores a second press', async () => {
    const press = jest.fn();
    render(
      <Button loading onClick={press}>
        Opslaan
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Opslaan', busy: true });
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
  });

  it('that is disabled does not send its form', async () => {
    const submit = jest.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" disabledReason="Vul je naam in">
          Opslaan
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('with an address is a link', () => {
    render(<ButtonLink href="/team/1">Naar mijn ploeg</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Naar mijn ploeg' })).toHaveAttribute('href', '/team/1');
  });
});
