import type { LeagueCup } from '@euro/api-contract';
import { exampleUser, type FakePlatform, textOf } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleLeagueView, exampleOwnLeague, exampleRow } from '../testing/exampleLeagues.js';
import { makePortal, openPage, premiumUser } from '../testing/openLeagues.js';

const [one, two, three] = [1, 2, 3].map((place) => exampleRow(place).team);
const none = { homePoints: null, awayPoints: null, winner: null, bye: false } as const;

function cupAt(weekId: number, points: readonly [number, number] | null = null): LeagueCup {
  const winner = points === null ? null : points[1] > points[0] ? 'away' : 'home';
  return {
    weekId,
    rounds: [
      {
        weekId,
        ties: [
          { ...none, home: one ?? null, away: null, bye: true, winner: 'home' },
          {
            ...none,
            home: two ?? null,
            away: three ?? null,
            homePoints: points?.[0] ?? null,
            awayPoints: points?.[1] ?? null,
            winner,
          },
        ],
      },
      { weekId: weekId + 1, ties: [{ ...none, home: one ?? null, away: null }] },
    ],
    winner: null,
  };
}

function portal(cup: LeagueCup | null, isAdmin = false): FakePlatform {
  const fake = makePortal({ user: premiumUser });
  const league = isAdmin ? { admin: exampleUser.id } : {};
  fake.api.answer('GET leagues/{userOrTeamId}', { leagues: [exampleOwnLeague(league)] });
  fake.api.answer('GET league/{id}', exampleLeagueView({}, league));
  fake.api.answer('GET league/{id}/cup', { cup });
  return fake;
}

const rows = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(textOf);

it('shows the running round, and the next on request', async () => {
  await openPage(portal(cupAt(2, [61.5, 70])), '/leagues/3');
  expect(await rows('Halve finales, speeldag 2')).toEqual([
    expect.stringContaining('speelt niet'),
    expect.stringMatching(/Tielemans & Zonen.*61,5.*70,0.*Kwaremont United/),
  ]);
  expect(screen.queryByRole('button', { name: /Loot/ })).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Ronde van de beker'), '3');
  expect(await rows('Finale, speeldag 3')).toEqual([expect.stringContaining('nog niet bekend')]);
});

it('is drawn by the admin, from an open matchday on', async () => {
  const fake = portal(null, true);
  await openPage(fake, '/leagues/3');
  const start = await screen.findByLabelText('Eerste ronde');
  expect(within(start).getAllByRole('option').map(textOf)[0]).toBe('Speeldag 3');
  fake.api.answer('POST league/{id}/cup', { cup: cupAt(4) });
  await userEvent.selectOptions(start, '4');
  fake.api.answer('GET league/{id}/cup', { cup: cupAt(4) });
  await userEvent.click(screen.getByRole('button', { name: 'Loot de beker' }));
  expect(fake.api.calls('POST league/{id}/cup')[0]?.body).toEqual({ weekId: 4 });
  expect(await rows('Halve finales, speeldag 4')).toHaveLength(2);
});

it('shows before the draw the maximal number of teams for the remaining matchdays', async () => {
  const fake = portal(null, true);
  fake.api.answer('GET league/{id}', exampleLeagueView({}, { admin: exampleUser.id, totalTeams: 30 }));
  await openPage(fake, '/leagues/3');
  const start = await screen.findByLabelText('Eerste ronde');
  expect(screen.queryByText(/is er plaats voor/)).not.toBeInTheDocument();
  await userEvent.selectOptions(start, '6');
  expect(
    screen.getByText('Vanaf speeldag 6 is er plaats voor de 4 hoogst geplaatste van de 30 ploegen.'),
  ).toBeVisible();
});

it('is cancelled after confirmation', async () => {
  const fake = portal(cupAt(4), true);
  await openPage(fake, '/leagues/3');
  await userEvent.click(await screen.findByRole('button', { name: 'Gelast de beker af' }));
  fake.api.answer('POST league/{id}/cup/cancel', { ok: true });
  fake.api.answer('GET league/{id}/cup', { cup: null });
  await userEvent.click(screen.getByRole('button', { name: 'Afgelasten' }));
  expect(await screen.findByRole('button', { name: 'Loot de beker' })).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Loot de beker' }));
});

it('is not shown to members of a league without one', async () => {
  await openPage(portal(null), '/leagues/3');
  expect((await screen.findAllByText('Onder de Lat'))[0]).toBeVisible();
  expect(screen.queryByText('Beker')).not.toBeInTheDocument();
});

it('shares the shown round as a picture of its link', async () => {
  const share = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await openPage(portal(cupAt(2, [61.5, 70])), '/leagues/3');
  await rows('Halve finales, speeldag 2');
  const savedLinks = () =>
    screen.getAllByRole('link', { name: 'Afbeelding opslaan' }).map((link) => link.getAttribute('href'));
  expect(savedLinks()).toContain('http://localhost/share/cup/3/2.png?lang=nl&key=picture-key');
  await userEvent.selectOptions(screen.getByLabelText('Ronde van de beker'), '3');
  expect(savedLinks()).toContain('http://localhost/share/cup/3/3.png?lang=nl&key=picture-key');
  await userEvent.click(screen.getByRole('button', { name: 'Deel de beker' }));
  expect(share).toHaveBeenCalledWith({
    title: 'De beker van De Kantine: Finale, speeldag 3',
    url: 'http://localhost/leagues/3?cup=3&key=picture-key',
  });
  Reflect.deleteProperty(navigator, 'share');
});
