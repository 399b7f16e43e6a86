import { createFakePlatform, refuse, settle } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axeFindings } from '../testing/axeFindings.js';
import { openPage } from '../testing/openPage.js';
import { FrontPage } from './FrontPage.js';
import { BelowFrontPage, MatchesToday } from './HomeLayout.js';

type Options = NonNullable<Parameters<typeof createFakePlatform>[0]>;

beforeAll(async () => {
  await BelowFrontPage.preload();
  await MatchesToday.preload();
});

function openFront(options: Options = {}) {
  const fake = createFakePlatform({ path: '/', missing: ['/shop'], ...options });
  openPage(fake, <FrontPage />);
  return fake;
}

describe('the front page of a visitor', () => {
  it('leads to building a team first, and to signing in second', async () => {
    const fake = openFront();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Heel Europa kijkt. Jij stelt op.');
    await userEvent.click(screen.getByRole('link', { name: 'Bouw gratis je ploeg' }));
    await userEvent.click(screen.getByRole('link', { name: 'Ik heb al een account' }));
    expect(fake.visited).toEqual(['/play', '/home']);
    expect(await axeFindings()).toEqual([]);
  });

  it('has a form to sign in, below the game in short', async () => {
    const fake = openFront();
    fake.api.answer('POST user/login', refuse('invalid-credentials', 401));
    const form = screen.getByRole('form', { name: 'Aanmelden' });
    expect(screen.getByRole('region', { name: 'Ik heb al een account' })).toContainElement(form);
    await userEvent.type(within(form).getByLabelText('E-mailadres'), 'fan@demo.test');
    await userEvent.type(within(form).getByLabelText('Wachtwoord'), 'fout');
    await userEvent.click(within(form).getByRole('button', { name: 'Aanmelden' }));
    await settle();
    expect(fake.api.calls('POST user/login')).toMatchObject([{ body: { email: 'fan@demo.test' } }]);
  });

  it.each<[string, Options]>([
    ['after the last deadline', { deadline: { deadlineWeek: null, deadlineDate: null, displayWeek: 7 } }],
    ['where no section builds teams', { missing: ['/play', '/shop'] }],
  ])('offers no building %s', (_, options) => {
    openFront(options);
    expect(screen.queryByRole('link', { name: 'Bouw gratis je ploeg' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ik heb al een account' })).toBeVisible();
  });
});
