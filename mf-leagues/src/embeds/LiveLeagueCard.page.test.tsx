import type { LeagueRow } from '@euro/api-contract';
import { closeRemote, exampleMatch, exampleMatchday, settle, textOf } from '@euro/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleLeagueView, exampleOwnLeague, exampleRow, OWN_TEAM } from '../testing/exampleLeagues.js';
import { makePortal, openEmbed } from '../testing/openLeagues.js';

const places = (fields: (place: number) => Partial<LeagueRow>) =>
  [1, 2, 3, 4, 5, 6].map((place) => exampleRow(place, fields(place)));

async function open(rows: LeagueRow[], league = exampleOwnLeague()) {
  const fake = makePortal({ matches: [exampleMatch({ weekId: 2, status: 'scheduled' })] });
  const ownRows = rows.filter(({ team }) => team.id === OWN_TEAM);
  fake.api.answer('GET leagues/{userOrTeamId}', { leagues: [league] });
  fake.api.answer(
    'GET league/{id}',
    exampleLeagueView({ data: rows, own: ownRows, totalRecords: rows.length }, { mode: league.mode }),
  );
  return { fake, show: () => openEmbed(fake, 'leagues/live@1', { teamId: OWN_TEAM, weekId: 2 }) };
}

const cardText = async () => {
  await screen.findByRole('table', { name: 'Klassement van De Kantine' });
  await settle();
  return textOf(document.body);
};

describe('a mini-league beside the points of a matchday', () => {
  it('shows first the distance to the next team, and who has players left', async () => {
    const points = [24.5, 20.5, 18, 17, 12, 3];
    const { fake, show } = await open(
      places((place) => ({ weekPoints: points[place - 1], leftToPlay: place === 1 ? 3 : 4 })),
    );
    await show();
    expect(await cardText()).toContain(
      'Jij 2e op de speeldag, −4 op Onder de Lat. Nog te gaan: zij 3, jij 4.',
    );
    expect(fake.api.calls('GET league/{id}')[0]?.query).toMatchObject({ weekId: 2 });
  });

  it('shows the leader’s distance to the next one', async () => {
    const { show } = await open([
      exampleRow(2, { rank: 1, weekPoints: 20, leftToPlay: 0 }),
      exampleRow(3, { rank: 2, weekPoints: 18, leftToPlay: 0 }),
    ]);
    await show();
    expect(await cardText()).toContain(
      'Jij 1e op de speeldag, +2 op Kwaremont United. Nog te gaan: zij geen, jij geen.',
    );
  });

  it('is level with a team of equal points', async () => {
    const { show } = await open(places(() => ({ weekPoints: 20 })));
    await show();
    expect(await cardText()).toContain('Jij 2e op de speeldag, gelijk met Onder de Lat.');
  });

  it('shows five teams around the own one, with captain and players left', async () => {
    const { show } = await open(places(() => ({})));
    await show();
    await cardText();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    const ownRow = rows.find((row) => textOf(row).includes('Tielemans'));
    expect(textOf(ownRow as HTMLElement)).toContain('Mbappé');
    expect(rows.filter((row) => within(row).queryByRole('link'))).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'Heel klassement' })).toHaveAttribute(
      'href',
      '/leagues/3?week=2',
    );
  });

  it('shows the own team below the others where a tie has moved it to the next page', async () => {
    const others = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((place, at) =>
      exampleRow(place, { rank: Math.min(at + 1, 9) }),
    );
    const { fake, show } = await open(others);
    const own = exampleRow(2, { rank: 9 });
    fake.api.answer('GET league/{id}', exampleLeagueView({ data: others, own: [own], totalRecords: 11 }));
    await show();
    expect(await cardText()).toContain('Jij 9e op de speeldag.');
    const names = within(screen.getByRole('table'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toHaveLength(5);
    expect(names.at(-1)).toContain('Tielemans & Zonen');
    expect(names.at(-2)).toContain('Ploeg 11');
  });

  it('has columns for its content only: no moves within a matchday, and no players left after it', async () => {
    const heads = () =>
      screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
    const running = await open(places(() => ({ move: null })));
    await running.show();
    await cardText();
    expect(heads()).toEqual(['#', 'Ploeg', 'Nog te spelen', 'Punten']);
    await closeRemote();
    const over = await open(places(() => ({ move: null, leftToPlay: null })));
    await over.show();
    await cardText();
    expect(heads()).toEqual(['#', 'Ploeg', 'Punten']);
  });

  it('shows the own duel of a head-to-head league', async () => {
    const { fake, show } = await open(
      places(() => ({})),
      exampleOwnLeague({ mode: 'head-to-head' }),
    );
    const [rival, own] = [exampleRow(1).team, exampleRow(2).team];
    fake.api.answer('GET league/{id}/matches', {
      weeks: [2],
      totalRecords: 1,
      data: [{ weekId: 2, home: rival, away: own, homePoints: 18, awayPoints: 20.5 }],
    });
    await show();
    expect(await cardText()).toContain('Jij 20,5 – 18,0 Onder de Lat. Nog te gaan: zij 4, jij 4.');
  });

  it('marks its matchday while matches are played', async () => {
    const { fake, show } = await open(places(() => ({})));
    await show();
    await cardText();
    const chip = () => screen.getByText('speeldag 2').parentElement;
    expect(chip()?.children).toHaveLength(1);
    act(() => fake.live.next(exampleMatchday(fake).running));
    expect(chip()?.children).toHaveLength(2);
  });

  it('shows from when a league counts', async () => {
    const { show } = await open([], exampleOwnLeague({ weekId: 4 }));
    await show();
    expect(await screen.findByText(/De punten tellen vanaf speeldag 4/)).toBeVisible();
  });

  it('links users without a league to one', async () => {
    const fake = makePortal();
    fake.api.answer('GET leagues/{userOrTeamId}', { leagues: [] });
    await openEmbed(fake, 'leagues/live@1', { teamId: OWN_TEAM, weekId: 2 });
    expect(await screen.findByRole('link', { name: 'Bekijk' })).toHaveAttribute('href', '/leagues');
  });

  it('switches to another league, also for the next time', async () => {
    const { fake, show } = await open(places(() => ({})));
    fake.api.answer('GET leagues/{userOrTeamId}', {
      leagues: [exampleOwnLeague(), exampleOwnLeague({ id: 4, name: 'Team Boekhouding' })],
    });
    await show();
    await userEvent.selectOptions(await screen.findByLabelText('Minicompetitie'), 'Team Boekhouding');
    expect(await screen.findByRole('table', { name: 'Klassement van Team Boekhouding' })).toBeVisible();
    await closeRemote();
    await show();
    expect(await screen.findByRole('table', { name: 'Klassement van Team Boekhouding' })).toBeVisible();
  });
});
