import type { Duel } from '@euro/api-contract';
import { refuse, settle, textOf } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleDuel } from '../../testing/exampleDuels.js';
import { makePortal, openEmbed, openPage } from '../../testing/openLeagues.js';

const MAKE = 'POST duel/team/{teamId}';
const ACCEPT = 'POST duel/{code}/join/{teamId}';

function makeFan(...duels: Duel[]) {
  return challenging(makePortal(), ...duels);
}

/** After the last deadline. */
const makeLateFan = (...duels: Duel[]) =>
  challenging(makePortal({ deadline: { deadlineWeek: null, displayWeek: 7 } }), ...duels);

function challenging(fake: ReturnType<typeof makePortal>, ...duels: Duel[]) {
  fake.api.answer('GET duels/{teamId}', { duels, left: 5 - duels.length });
  return fake;
}

const link = (fields: Partial<Duel> = {}) =>
  exampleDuel({ state: 'waiting', opponent: null, mine: true, expiresAt: '2024-06-14T19:00:00Z', ...fields });
const rows = () => screen.getAllByRole('listitem').map(textOf);

describe('the duels of a team', () => {
  it.each<[string, Partial<Duel>, RegExp]>([
    ['a matchday that is over', {}, /^Gewonnen van Jef\s?seizoen 1–185,5–51,0\+\s?34,5$/],
    [
      'a matchday that runs',
      {
        leftToPlay: { own: 4, other: 2 },
        weeks: [{ weekId: 3, own: 20.5, other: 23.5, confirmed: false }],
      },
      /^Jef staat voor\s?nog 4 tegen 2 · seizoen 1–120,5–23,5−\s?3,0$/,
    ],
    [
      'one that has not begun',
      { weekId: 3, weeks: [{ weekId: 3, own: null, other: null, confirmed: false }] },
      /^Duel met Jef\s?begint op speeldag 3$/,
    ],
    ['one that ended', { state: 'finished' }, /^Gelijk met Jef, 1–1\s?130,0 tegen 98,5Revanche$/],
    ['one that was stopped', { state: 'stopped' }, /^Duel met Jef gestopt\s?$/],
  ])('show %s in a row', async (_, fields, expected) => {
    await openPage(makeFan(exampleDuel(fields)), '/duels');
    expect(await screen.findByRole('link', { name: /Jef/ })).toHaveAttribute('href', '/duel/K7PX-M2QD-9VTE');
    expect(rows()[0]).toMatch(expected);
  });

  it('are played again in one press', async () => {
    const fake = makeFan(exampleDuel({ state: 'finished', length: 'week' }));
    fake.api.answer(MAKE, { duel: link({ opponent: exampleDuel().opponent }) });
    await openPage(fake, '/duels');
    await userEvent.click(await screen.findByRole('button', { name: 'Revanche' }));
    expect(fake.api.calls(MAKE)).toMatchObject([{ body: { length: 'week', rematchOf: 'K7PX-M2QD-9VTE' } }]);
  });

  it('accept a rematch that the opponent asks for in one press, and ask for no second one', async () => {
    const asked = exampleDuel({ state: 'waiting', mine: false, code: 'AAAA-BBBB-CCCC' });
    const fake = makeFan(exampleDuel({ state: 'finished', length: 'week' }), asked);
    fake.api.answer(ACCEPT, { duel: exampleDuel() });
    await openPage(fake, '/duels');
    await userEvent.click(await screen.findByRole('button', { name: 'Neem aan' }));
    expect(rows()[1]).toContain('Jef wil revanche');
    expect(screen.queryByRole('button', { name: 'Revanche' })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(fake.api.calls(ACCEPT)).toMatchObject([{ params: { code: 'AAAA-BBBB-CCCC' } }]),
    );
  });

  it('are no longer made after the last deadline', async () => {
    await openPage(makeLateFan(), '/duels');
    expect(await screen.findByText('Je speelde geen duels')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Nieuw duel' })).not.toBeInTheDocument();
  });

  it('can be retried when they fail to load', async () => {
    const fake = makePortal();
    fake.api.answer('GET duels/{teamId}', refuse('not-available', 503));
    await openPage(fake, '/duels');
    fake.api.answer('GET duels/{teamId}', { duels: [exampleDuel()], left: 4 });
    await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByText('Gewonnen van Jef')).toBeVisible();
  });
});

describe('a new duel', () => {
  const copied = () => {
    const writeText = jest.fn(async () => {});
    Object.assign(navigator, { clipboard: { writeText } });
    return writeText;
  };

  it('is made and its link shared in one press, until the final or for one matchday', async () => {
    const fake = makeFan();
    const writeText = copied();
    fake.api.answer(MAKE, { duel: link() });
    await openPage(fake, '/duels?new');
    const sheet = await screen.findByRole('dialog', { name: 'Daag een vriend uit' });
    await within(sheet).findByText(/geheim tot de deadline\. Nog 5 duels vrij/);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Alleen speeldag 3' }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Deel je duel' }));
    expect(fake.api.calls(MAKE)).toMatchObject([{ params: { teamId: 7 }, body: { length: 'week' } }]);
    await waitFor(() =>
      expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/\/duel\/K7PX-M2QD-9VTE$/)),
    );
  });

  it('is not made again while its link waits', async () => {
    const fake = makeFan(link());
    const writeText = copied();
    await openPage(fake, '/duels?new');
    const sheet = await screen.findByRole('dialog');
    expect(await within(sheet).findByText(/\/duel\/K7PX-M2QD-9VTE$/)).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Deel je duel' }));
    await waitFor(() => expect(writeText).toHaveBeenCalled());
    expect(fake.api.calls(MAKE)).toEqual([]);
  });

  it('is not possible beyond the limit', async () => {
    const fake = makePortal();
    fake.api.answer('GET duels/{teamId}', { duels: [exampleDuel()], left: 0 });
    await openPage(fake, '/duels?new');
    const sheet = await screen.findByRole('dialog');
    await within(sheet).findByText(/geen duels meer vrij/);
    await userEvent.click(within(sheet).getByRole('button', { name: /Deel je duel/ }));
    expect(fake.api.calls(MAKE)).toEqual([]);
  });
});

describe('the duels on home', () => {
  it('are at most three, without stopped ones, and lead to all', async () => {
    const many = [1, 2, 3, 4].map((at) => exampleDuel({ code: `AAAA-BBBB-CCC${at + 1}` }));
    await openEmbed(makeFan(exampleDuel({ state: 'stopped' }), ...many), 'leagues/duels@1', { teamId: 7 });
    expect(await screen.findByRole('link', { name: 'Alle duels' })).toHaveAttribute('href', '/duels');
    expect(rows()).toHaveLength(3);
    expect(rows().join()).not.toContain('gestopt');
  });

  it('are one row that leads to the first where there are none', async () => {
    await openEmbed(makeFan(), 'leagues/duels@1', { teamId: 7 });
    expect(await screen.findByRole('link', { name: 'Maak duel' })).toHaveAttribute('href', '/duels?new');
  });

  it('offer no new one after the last deadline', async () => {
    await openEmbed(makeLateFan(exampleDuel({ state: 'finished' })), 'leagues/duels@1', { teamId: 7 });
    expect(await screen.findByRole('heading', { name: 'Duels' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Nieuw duel' })).not.toBeInTheDocument();
  });

  it('are nothing at all without any after the last deadline', async () => {
    const fake = makeLateFan();
    await openEmbed(fake, 'leagues/duels@1', { teamId: 7 });
    await waitFor(() => expect(fake.api.calls('GET duels/{teamId}')).not.toHaveLength(0));
    await settle();
    expect(document.body).toHaveTextContent(/^$/);
  });
});
