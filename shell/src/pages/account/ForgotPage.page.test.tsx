import { createFakePlatform, refuse } from '@euro/platform/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPage, waitForAnswers } from '../testing/openPage.js';
import { ForgotPage } from './ForgotPage.js';

function openForgot() {
  const fake = createFakePlatform({ path: '/forgot' });
  openPage(fake, <ForgotPage />);
  return { fake, user: userEvent.setup() };
}

const email = () => screen.getByLabelText('E-mailadres');

describe('a forgotten password', () => {
  it('requests a link, with the same message whether the address has an account or not', async () => {
    const { fake, user } = openForgot();
    fake.api.answer('POST user/forgot', { ok: true });
    await user.type(email(), ' lotte@demo.test{Enter}');
    await waitForAnswers();
    expect(fake.api.calls('POST user/forgot')).toEqual([{ body: { email: 'lotte@demo.test' } }]);
    expect(fake.notices).toEqual([
      {
        tone: 'positive',
        text: 'Kennen we dit adres, dan krijg je zo meteen een mail met een link. Die werkt één uur.',
      },
    ]);
    expect(fake.visited).toEqual(['/home']);
  });

  it.each([
    ['', 'Vul je e-mailadres in!'],
    ['lotte', 'Dit is geen geldig e-mailadres.'],
  ])('sends nothing for the address %j', async (text, problem) => {
    const { fake, user } = openForgot();
    email().focus();
    await user.keyboard(`${text}{Enter}`);
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription(problem);
    expect(fake.api.calls('POST user/forgot')).toEqual([]);
  });

  it('shows a failure, and a link home too', async () => {
    const { fake, user } = openForgot();
    fake.api.answer('POST user/forgot', refuse('internal-error', 500));
    await user.type(email(), 'lotte@demo.test{Enter}');
    await waitForAnswers();
    expect(fake.notices).toEqual([
      { tone: 'danger', text: 'Er ging iets verkeerd. Contacteer ons via de chat.', action: 'help' },
    ]);
    expect(fake.visited).toEqual(['/home']);
  });

  it('remains on the page when a retry can help', async () => {
    const { fake, user } = openForgot();
    fake.api.answer('POST user/forgot', refuse('offline', 0, { message: 'Geen verbinding.' }));
    await user.type(email(), 'lotte@demo.test{Enter}');
    await waitForAnswers();
    expect(fake.notices).toEqual([{ tone: 'danger', text: 'Geen verbinding.' }]);
    expect(fake.visited).toEqual([]);
    expect(email()).toHaveValue('lotte@demo.test');
  });

  it('shows at the field that the server rejects the address', async () => {
    const { fake, user } = openForgot();
    const details = { issues: [{ path: 'email', code: 'invalid_format' }] };
    fake.api.answer('POST user/forgot', refuse('invalid-input', 400, { details }));
    await user.type(email(), 'lotte@demo.test{Enter}');
    await waitForAnswers();
    expect(email()).toHaveAccessibleDescription('Dit is geen geldig e-mailadres.');
    expect(fake.visited).toEqual([]);
  });
});
