import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { reportSizes } from '../testing/reportSizes.js';
import { Composer, type ComposerProps } from './Composer.js';

function compose(props: Partial<ComposerProps> = {}) {
  const onSend = jest.fn();
  const { unmount } = render(
    <Composer
      label="Bericht"
      placeholder="Schrijf een bericht"
      value="Hallo"
      onChange={() => {}}
      onSend={onSend}
      sendLabel="Verstuur"
      {...props}
    />,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Bericht' });
  return { onSend, field, form: field.form as HTMLFormElement, unmount };
}

describe('the input for a message', () => {
  it('sends with Enter and with the button', async () => {
    const { onSend, field } = compose();
    await userEvent.type(field, '{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Verstuur' }));
    expect(onSend).toHaveBeenCalledTimes(2);
  });

  it('does not send on a new line, nor during IME composition', async () => {
    const { onSend, field } = compose();
    await userEvent.type(field, '{Shift>}{Enter}{/Shift}');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(onSend).not.toHaveBeenCalled();
  });

  it('is the bar at the bottom of a phone, from which the tabs of the portal give way', () => {
    const sizes = reportSizes();
    const page = document.documentElement;
    for (const bar of [false, true]) {
      const { form, unmount } = compose({ bar });
      expect(form.hasAttribute('data-em-bar')).toBe(bar);
      expect(page.hasAttribute('data-em-bar-stays')).toBe(bar);
      unmount();
      expect(page).not.toHaveAttribute('data-em-bar-stays');
    }
    sizes.undo();
  });

  it('explains why nothing can be sent', async () => {
    const { onSend, field } = compose({ blocked: 'Schrijf eerst iets.' });
    await userEvent.type(field, '{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Verstuur' }));
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Verstuur' })).toHaveAccessibleDescription(
      'Schrijf eerst iets.',
    );
  });
});
