import type { DeskRole } from '@euro/api-contract';
import { closeRemote, refuse } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleCompetition, exampleOverview, exampleWork } from '../testing/exampleDesk.js';
import { confirmWith, makeDesk, openDesk } from '../testing/openDesk.js';

it('the overview shows the clock, the numbers and the pending work, with links', async () => {
  const fake = makeDesk();
  await openDesk(fake, '/desk');
  const tasks = within(await screen.findByRole('region', { name: 'Wat wacht' }));
  expect(tasks.getByText(/Speeldag 1 is gespeeld/)).toBeInTheDocument();
  expect(tasks.getByText(/1 gesprek wacht op antwoord/)).toBeInTheDocument();
  expect(tasks.getByRole('link', { name: 'Bestellingen' })).toHaveAttribute(
    'href',
    '/desk/orders?status=open',
  );
  const numbers = screen.getByRole('region', { name: 'In cijfers' });
  expect(numbers).toHaveTextContent('loopt gelijk met de echte tijd');
  expect(numbers).toHaveTextContent('€ 147,00');
});

it('a matchday is confirmed with a reason; a refusal is explained and retains the input', async () => {
  const fake = makeDesk();
  await openDesk(fake, '/desk/matchdays');
  expect(await screen.findByRole('button', { name: 'Bevestig: Speeldag 2' })).toHaveAccessibleDescription(
    'Nog niet alle matchen zijn gespeeld.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Bevestig: Speeldag 1' }));
  const dialog = screen.getByRole('dialog', { name: 'Speeldag 1 bevestigen?' });
  expect(dialog).toHaveTextContent('Voorlopige punten →Bevestigd');

  await userEvent.click(within(dialog).getByRole('button', { name: 'Bevestig' }));
  expect(await within(dialog).findByText('Zeg in minstens 3 tekens waarom.')).toBeInTheDocument();
  expect(fake.api.calls('POST admin/matchdays/{weekId}/confirm')).toEqual([]);

  const refusal = refuse('matchday-not-ready', 409, {
    details: { because: 'earlier-matchday-first', earlierWeekId: 7 },
  });
  fake.api.answer('POST admin/matchdays/{weekId}/confirm', refusal);
  await confirmWith('Speeldag 1 bevestigen?', 'Alle cijfers zijn nagekeken', 'Bevestig');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Eerst moet speeldag 7 bevestigd zijn.');
  expect(within(dialog).getByRole('textbox', { name: 'Waarom?' })).toHaveValue('Alle cijfers zijn nagekeken');

  const [matchday = exampleOverview.matchdays[0]] = exampleOverview.matchdays;
  if (!matchday) throw new Error('there is a matchday');
  const confirmed = { ...matchday, state: 'confirmed' as const };
  fake.api.answer('POST admin/matchdays/{weekId}/confirm', { matchday: confirmed });
  fake.api.answer('GET admin/overview', { ...exampleOverview, matchdays: [confirmed] });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Bevestig' }));
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('Speeldag 1 is bevestigd.'));
  expect(fake.api.calls('POST admin/matchdays/{weekId}/confirm').at(-1)).toMatchObject({
    params: { weekId: 1 },
    body: { reason: 'Alle cijfers zijn nagekeken' },
  });
  expect(await screen.findByRole('button', { name: 'Heropen: Speeldag 1' })).toBeInTheDocument();
});

it('the overview says how old live feeds are, what waits in the background, and what failed', async () => {
  const fake = makeDesk();
  const live = { refused: 0, refusal: null, pollProblem: null };
  const { now, kinds } = exampleWork();
  const receivedAt = new Date(Date.parse(now) - 14_000).toISOString();
  fake.api.answer('GET admin/competitions', {
    competitions: [exampleCompetition({ liveFeed: { ...live, receivedAt } })],
    packs: [],
  });
  fake.api.answer('GET admin/work', exampleWork({ kinds }));
  await openDesk(fake, '/desk');
  const pulse = within(await screen.findByRole('region', { name: 'Hoe het draait' }));
  const figures = pulse.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(figures).toEqual([
    expect.stringMatching(/^Laatste livebericht0 min 14 s/),
    expect.stringMatching(/^Langst wachtend0 min 00 s/),
    expect.stringMatching(/^Wachtrij1\.204.* 1\.204$/),
    expect.stringMatching(/^Mislukt werk1.* 1$/),
    'Bewaringen1.240 /minpiek in 24 uur: 3.906',
    'Nieuw in 24 uur1.904de dag ervoor: 1.612',
    'Mails geweigerd2,8 %boven 2 %: kijk na',
  ]);
  expect(pulse.getByRole('img', { name: 'laatste uur, per minuut: van 60 tot 1.240' })).toBeVisible();
  expect(pulse.getAllByRole('img', { name: 'Kijk na:' })).toHaveLength(2);
});

it('the desk is not for players', async () => {
  const player = makeDesk(['user']);
  await openDesk(player, '/desk/matchdays');
  expect(screen.getByText('Hier werkt de ploeg achter het spel')).toBeInTheDocument();
  expect(player.api.calls('GET admin/overview')).toEqual([]);
  await closeRemote();
});

it('the menu says how many wait at a page, and opens by its button on a narrow screen', async () => {
  const fake = makeDesk();
  const counts = { ...exampleOverview.counts, waitingComplaints: 12, waitingConversations: 0 };
  fake.api.answer('GET admin/overview', { ...exampleOverview, counts });
  await openDesk(fake, '/desk/audit');
  const menu = within(screen.getByRole('navigation', { name: 'Pagina’s van het beheer' }));
  expect(await menu.findByRole('link', { name: 'Klachten 12' })).toHaveAttribute('href', '/desk/complaints');
  expect(menu.getByRole('link', { name: 'Helpdesk' })).toBeInTheDocument();
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Logboek');
  const button = menu.getByRole('button', { name: 'Alle pagina’s', expanded: false });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

describe('a user with the role of the help desk', () => {
  it('is redirected from /desk to the conversations, and the menu has the permitted pages only', async () => {
    const support = makeDesk(['user', 'support']);
    await openDesk(support, '/desk');
    expect(support.platform.navigation.location.value.pathname).toBe('/desk/help');
    expect(screen.queryByRole('link', { name: 'Naar de helpdesk' })).toBeNull();
    expect(support.api.calls('GET admin/overview')).toEqual([]);
    await closeRemote();
    await openDesk(support, '/desk/help');
    expect(await screen.findByRole('link', { name: /Lees gesprek 3/ })).toBeInTheDocument();
    const menu = within(screen.getByRole('navigation', { name: 'Pagina’s van het beheer' }));
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Helpdesk', 'Klachten']);
    expect(menu.getByRole('region')).toHaveAccessibleName('Nu');
  });

  it('is redirected to the conversations, not to the fans’ chat, from a page of operators', async () => {
    const support = makeDesk(['user', 'support']);
    await openDesk(support, '/desk/users');
    expect(screen.getByText('Hier werkt de ploeg achter het spel')).toBeInTheDocument();
    expect(
      screen.getByText('Voor deze pagina heb je een van deze rollen nodig: moderator, beheerder.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ga naar: Helpdesk' })).toHaveAttribute('href', '/desk/help');
    expect(support.api.calls('GET admin/users')).toEqual([]);
  });

  it('who is an operator, too, starts with the overview', async () => {
    const both = makeDesk(['user', 'support', 'operator']);
    await openDesk(both, '/desk');
    expect(both.platform.navigation.location.value.pathname).toBe('/desk');
    expect(await screen.findByRole('link', { name: 'Overzicht' })).toBeInTheDocument();
  });
});

it.each<[DeskRole, string[]]>([
  ['editor', ['Overzicht', 'Correcties', 'Teksten', 'Aankondigingen']],
  ['moderator', ['Overzicht', 'Helpdesk', 'Klachten', 'Gebruikers']],
  ['treasurer', ['Overzicht', 'Bestellingen', 'Kortingen']],
])('the role %s opens its own pages, and sees what waits on the overview', async (role, pages) => {
  const fake = makeDesk(['user'], [role]);
  await openDesk(fake, '/desk');
  const menu = within(await screen.findByRole('navigation', { name: 'Pagina’s van het beheer' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(pages);
  expect(fake.api.calls('GET admin/overview')).toEqual([]);
});

it('a role for the competition of the page opens what is of it, and nothing of none', async () => {
  const fake = makeDesk(['user'], ['operator'], '');
  await openDesk(fake, '/desk');
  const menu = within(await screen.findByRole('navigation', { name: 'Pagina’s van het beheer' }));
  const pages = menu.getAllByRole('link').map(({ textContent }) => textContent);
  expect(pages).toContain('Speeldagen');
  for (const page of ['Gebruikers', 'Werk', 'Logboek', 'Helpdesk', 'Klachten'])
    expect(pages).not.toContain(page);
  expect(fake.api.calls('GET admin/faults')).toEqual([]);
  await closeRemote();
  const elsewhere = makeDesk(['user'], ['operator'], 'wk-2022');
  await openDesk(elsewhere, '/desk/matchdays');
  expect(screen.getByText('Hier werkt de ploeg achter het spel')).toBeInTheDocument();
});
