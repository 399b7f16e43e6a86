import type { Reminders } from '@euro/api-contract';
import { createFakePlatform, exampleTeam, exampleUser, noticeAction, refuse } from '@euro/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axeFindings } from '../testing/axeFindings.js';
import { openPage, waitForAnswers } from '../testing/openPage.js';
import { RemindersCard } from './RemindersCard.js';

const url = 'https://euro.example/api/calendar.ics?lang=nl';
const none: Reminders = {
  deadlineMail: false,
  matchdayReport: false,
  mayHaveReport: false,
  calendarUrl: url,
};
const premium: Reminders = { ...none, mayHaveReport: true };

interface Opening {
  readonly stored?: Reminders;
  readonly teams?: ReturnType<typeof exampleTeam>[];
  readonly missing?: string[];
  readonly locale?: 'nl' | 'en';
}

async function openCard({
  stored = none,
  teams = [exampleTeam()],
  missing = [],
  locale = 'nl',
}: Opening = {}) {
  const fake = createFakePlatform({ path: '/profile', user: exampleUser, myTeams: teams, missing, locale });
  let now = stored;
  fake.api.answer('GET user/reminders', () => now);
  fake.api.answer('PUT user/reminders', ({ body: { widgetUser: _, ...changes } }) => {
    now = { ...now, ...changes } as Reminders;
    return now;
  });
  openPage(fake, <RemindersCard />);
  await screen.findAllByRole('switch');
  return { fake, user: userEvent.setup() };
}

const deadlineMail = () => screen.getByRole('switch', { name: 'Mail voor elke deadline' });
const report = () => screen.getByRole('switch', { name: 'Verslag na elke speeldag' });

describe('the reminders', () => {
  it('are shown as they are stored', async () => {
    await openCard({ stored: { ...premium, matchdayReport: true } });
    expect(deadlineMail()).not.toBeChecked();
    expect(report()).toBeChecked();
    expect(deadlineMail()).toHaveAccessibleDescription(/geblesseerd, geschorst of uitgeschakeld/);
  });

  it('are saved at once, and can be undone', async () => {
    const { fake, user } = await openCard();
    await user.click(deadlineMail());
    expect(deadlineMail()).toBeChecked();
    expect(fake.api.calls('PUT user/reminders')).toEqual([{ body: { deadlineMail: true } }]);
    await waitForAnswers();
    const [notice] = fake.notices;
    expect(notice).toMatchObject({
      tone: 'positive',
      text: 'Je krijgt een mail voor elke deadline.',
      action: { label: 'Ongedaan maken' },
    });
    await act(async () => noticeAction(notice).onPress());
    await waitForAnswers();
    expect(deadlineMail()).not.toBeChecked();
    expect(fake.api.calls('PUT user/reminders')[1]).toEqual({ body: { deadlineMail: false } });
    expect(fake.notices[1]).toEqual({
      tone: 'positive',
      text: 'Je krijgt geen mail meer voor een deadline.',
    });
  });

  it('work by keyboard', async () => {
    const { fake, user } = await openCard({ stored: premium });
    await user.tab();
    expect(deadlineMail()).toHaveFocus();
    await user.tab();
    await user.keyboard(' ');
    expect(report()).toBeChecked();
    expect(fake.api.calls('PUT user/reminders')).toEqual([{ body: { matchdayReport: true } }]);
  });

  it.each([
    [refuse('offline', 0, { message: 'Geen verbinding.' }), 'Geen verbinding.'],
    [refuse('internal-error', 500), 'Dit is niet opgeslagen. Probeer het opnieuw.'],
  ])('are reset when they were not saved, with a message: %#', async (failure, text) => {
    const { fake, user } = await openCard({ stored: { ...none, deadlineMail: true } });
    fake.api.answer('PUT user/reminders', failure);
    await user.click(deadlineMail());
    await waitForAnswers();
    expect(deadlineMail()).toBeChecked();
    expect(screen.getByText(text).closest('[aria-live="polite"]')).not.toBeNull();
    expect(fake.notices).toEqual([]);
    fake.api.answer('PUT user/reminders', none);
    await user.click(deadlineMail());
    await waitForAnswers();
    expect(deadlineMail()).not.toBeChecked();
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('whose undo failed show the stored value', async () => {
    const { fake, user } = await openCard();
    await user.click(deadlineMail());
    await waitForAnswers();
    fake.api.answer('PUT user/reminders', refuse('not-available', 503));
    await act(async () => noticeAction(fake.notices[0]).onPress());
    await waitForAnswers();
    expect(deadlineMail()).toBeChecked();
    expect(screen.getByText('(not-available)')).toBeVisible();
  });

  it('are saved one at a time, and each separately', async () => {
    const { fake, user } = await openCard({ stored: premium });
    let answer = (_: Reminders) => {};
    const pendingResponse = new Promise<Reminders>((resolve) => (answer = resolve));
    fake.api.answer('PUT user/reminders', () => pendingResponse);
    await user.click(deadlineMail());
    await user.click(deadlineMail());
    expect(deadlineMail()).toHaveAttribute('aria-busy', 'true');
    expect(fake.api.calls('PUT user/reminders')).toHaveLength(1);
    await act(async () => answer({ ...premium, deadlineMail: true }));
    await waitForAnswers();
    expect(deadlineMail()).toBeChecked();
    expect(deadlineMail()).not.toHaveAttribute('aria-busy');
  });

  it('show the benefit of premium to others, with a link', async () => {
    const { fake, user } = await openCard();
    expect(report()).toHaveAttribute('aria-disabled', 'true');
    expect(report()).toHaveAccessibleDescription(/^Met premium krijg je na elke speeldag een mail/);
    await user.click(report());
    expect(fake.api.calls('PUT user/reminders')).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Bekijk wat premium brengt' }));
    expect(fake.visited).toEqual(['/shop']);
  });

  it('have no link where there is no shop', async () => {
    await openCard({ missing: ['/shop'] });
    expect(screen.queryByRole('link', { name: 'Bekijk wat premium brengt' })).not.toBeInTheDocument();
  });

  it('show the next step without a team', async () => {
    const { fake, user } = await openCard({ teams: [] });
    expect(deadlineMail()).toHaveAccessibleDescription('Je krijgt hem zodra je een team hebt.');
    await user.click(deadlineMail());
    expect(deadlineMail()).toBeChecked();
    await user.click(screen.getByRole('link', { name: 'Maak je team' }));
    expect(fake.visited).toEqual(['/new']);
  });

  it('show a skeleton, and retry after a failure', async () => {
    const fake = createFakePlatform({ path: '/profile', user: exampleUser });
    fake.api.answer('GET user/reminders', refuse('not-available', 503));
    openPage(fake, <RemindersCard />);
    expect(screen.getByRole('status', { name: 'Je herinneringen worden geladen' })).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('We kunnen je herinneringen nu niet laden');
    fake.api.answer('GET user/reminders', none);
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findAllByRole('switch')).toHaveLength(2);
  });

  it('are in English, and request the calendar in English', async () => {
    const { fake } = await openCard();
    fake.api.answer('GET user/reminders', { ...none, calendarUrl: url.replace('nl', 'en') });
    await act(async () => fake.state.locale.set('en'));
    expect(screen.getByRole('switch', { name: 'A mail before each deadline' })).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByLabelText('Address of the calendar')).toHaveValue(url.replace('nl', 'en')),
    );
  });

  it.each([none, premium])('have no axe violations: %#', async (stored) => {
    await openCard({ stored });
    expect(await axeFindings()).toEqual([]);
  });
});

describe('the calendar', () => {
  it('has an address to copy', async () => {
    const { fake, user } = await openCard();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Kopieer het adres' }));
    expect(write).toHaveBeenCalledWith(url);
    expect(fake.notices).toEqual([{ tone: 'positive', text: 'Het adres is gekopieerd.' }]);
  });

  it('selects the address where a page may not copy', async () => {
    const { fake, user } = await openCard();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(screen.getByRole('button', { name: 'Kopieer het adres' }));
    const field = screen.getByLabelText<HTMLInputElement>('Adres van de kalender');
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, url.length]);
    expect(fake.notices[0]?.text).toContain('kopieer het zelf');
  });

  it('opens in the calendar of the device', async () => {
    await openCard();
    expect(screen.getByRole('link', { name: 'Open in je agenda' })).toHaveAttribute(
      'href',
      'webcal://euro.example/api/calendar.ics?lang=nl',
    );
  });
});
