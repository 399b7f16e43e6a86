import { settle, textOf } from '@euro/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPage } from '../../testing/openPage.js';
import {
  ASSIST,
  GOAL,
  live,
  liveMatch,
  pointsWithLines,
  RUNNING,
  runningPortal,
} from '../../testing/runningMatchday.js';

const [MUSIALA, OLMO] = [110, 510];
const LEAGUE = { id: 3, name: 'De Kantine', teamId: 7 };
const feed = () => screen.getByRole('region', { name: 'Wat er gebeurde' });
const rows = () =>
  within(feed())
    .getAllByRole('button', { name: /[+−]\d/ })
    .map(textOf);

beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => jest.restoreAllMocks());

describe('the feed of a team', () => {
  it('shows that it is empty', async () => {
    await openPage(runningPortal(), '/points/7');
    expect(textOf(feed())).toContain('Nog niets');
  });

  it('shows who plays next', async () => {
    await openPage(runningPortal(), '/points/7');
    expect(await within(feed()).findByText(/^Straks, vr 05\/07 · 19\.00 u\.:/)).toBeVisible();
  });

  it('has each rule with its points, and explains a player on a press', async () => {
    await openPage(runningPortal(undefined, pointsWithLines({ [MUSIALA]: [GOAL] })), '/points/7');
    expect(rows()).toEqual([expect.stringMatching(/^.*Musiala scoort1 doelpunt.*\+4$/)]);
    await userEvent.click(within(feed()).getByRole('button', { name: /Musiala/ }));
    expect(await screen.findByRole('dialog', { name: /Musiala/ })).toBeVisible();
  });

  it('has the latest event first, in the row that was first before', async () => {
    const fake = runningPortal(undefined, pointsWithLines({ [MUSIALA]: [GOAL] }));
    await openPage(fake, '/points/7');
    const [first] = within(feed()).getAllByRole('button', { name: /[+−]\d/ });
    fake.api.answer(
      'GET team/{id}/points/{weekId}',
      pointsWithLines({ [MUSIALA]: [GOAL], [OLMO]: [ASSIST] }),
    );
    await act(
      async () => void fake.live.next({ weekId: RUNNING, version: 2, players: [live(OLMO, { points: 3 })] }),
    );
    await settle();
    expect(rows().map((row) => /Musiala|Olmo/.exec(row)?.[0])).toEqual(['Olmo', 'Musiala']);
    expect(first).toHaveTextContent('Olmo');
  });

  it('has the minute of what happens, the time where none is played, and the rank in a league that it led to', async () => {
    const fake = runningPortal(undefined, pointsWithLines({}));
    const leagueAt = (rank: number) =>
      fake.api.answer('GET leagues/{userOrTeamId}', {
        leagues: [{ ...LEAGUE, rank }],
      } as never);
    leagueAt(6);
    await openPage(fake, '/points/7');
    const goal = pointsWithLines({ [MUSIALA]: [GOAL] });
    fake.api.answer('GET team/{id}/points/{weekId}', goal);
    leagueAt(5);
    await act(
      async () =>
        void fake.live.next({ weekId: RUNNING, version: 2, matches: [liveMatch], players: [live(MUSIALA)] }),
    );
    await settle();
    expect(rows()).toEqual([expect.stringMatching(/Musiala scoort85' · .*naar 5e in De Kantine\+4$/)]);
    fake.api.answer(
      'GET team/{id}/points/{weekId}',
      pointsWithLines({ [MUSIALA]: [GOAL], [OLMO]: [ASSIST] }),
    );
    await act(async () => void fake.live.next({ weekId: RUNNING, version: 3, players: [live(OLMO)] }));
    await settle();
    expect(rows()[0]).toMatch(/Olmo geeft een assist17\.00 · /);
    expect(rows()[0]).not.toContain('Kantine');
  });

  it('keeps an event that is taken back, with one that explains the loss', async () => {
    const duels = { rule: 'duels', stat: 1, points: 1 };
    const card = { rule: 'red-card', stat: 1, points: -3 };
    const fake = runningPortal(undefined, pointsWithLines({ [MUSIALA]: [GOAL, duels], [OLMO]: [card] }));
    await openPage(fake, '/points/7');
    let version = 1;
    const answer = async (lines: Parameters<typeof pointsWithLines>[0]) => {
      version += 1;
      fake.api.answer('GET team/{id}/points/{weekId}', pointsWithLines(lines));
      await act(async () => void fake.live.next({ weekId: RUNNING, version, players: [live(MUSIALA)] }));
      await settle();
    };
    await answer({ [MUSIALA]: [GOAL], [OLMO]: [card] });
    expect(rows()).toEqual([
      expect.stringMatching(/Musiala verliest punten.*telt niet meer: Meer duels gewonnen.*−1$/),
      expect.stringMatching(/Musiala scoort.*\+4$/),
      expect.stringMatching(/Rood voor Olmo.*−3$/),
      expect.stringMatching(/Musiala wint zijn duels.*\+1$/),
    ]);
    await answer({ [MUSIALA]: [GOAL, duels], [OLMO]: [] });
    expect(rows()).toEqual([
      expect.stringMatching(/Olmo krijgt punten terug.*\+3$/),
      expect.stringMatching(/Musiala wint zijn duels.*\+1$/),
      expect.stringMatching(/Musiala scoort.*\+4$/),
      expect.stringMatching(/Rood voor Olmo.*−3$/),
    ]);
  });

  it('shows seven events, and all of them on request', async () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ rule: `rule-${at}`, stat: 1, points: 9 - at }));
    await openPage(runningPortal(undefined, pointsWithLines({ [MUSIALA]: many })), '/points/7');
    expect(rows()).toHaveLength(7);
    await userEvent.click(within(feed()).getByRole('button', { name: 'Alles (9)' }));
    expect(rows()).toHaveLength(9);
  });
});
