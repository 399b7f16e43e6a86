import { seedTeams } from '../../demo/seedTeams.js';
import { FixedClock } from '../../infra/clock/fixedClock.js';
import { settleDue } from '../../scoring/settlement/settleDue.js';
import { clubSeason } from '../../testing/clubLeague.js';
import { signedIn } from '../../testing/people.js';
import type { SeasonPack } from '../../testing/seasonPack.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { TestClient } from '../../testing/testClient.js';
import { refreshSnapshot } from '../snapshot/index.js';
import { type ImportOptions, importFeed } from './importFeed.js';

let api: TestApi;
let pack: SeasonPack;
const clock = new FixedClock('2027-08-01T08:00:00Z');
beforeAll(async () => {
  pack = clubSeason(3);
  api = await startTestApi({ clock });
  await bring();
  await seedTeams(api.context, { teams: 6, weekId: 1, seed: 2 });
});
afterAll(async () => {
  await api.close();
});

/** Imports what a provider would send now, and settles what is due. */
async function bring(options: ImportOptions = {}) {
  const result = await importFeed(api.database, clock, await pack.feedAt(clock.now()), options);
  await refreshSnapshot(api.context);
  if (result.ok && !options.isDryRun) await settleDue(api.context);
  await refreshSnapshot(api.context);
  return result;
}

const states = async () => {
  const rows = await api.database.models.Matchday.findAll({ order: ['weekId'], raw: true });
  return rows.map(({ state }) => state);
};
const shown = async (id: number) => {
  const { body } = await new TestClient(api.url).get('matches');
  return body.matches.find((match: { id: number }) => match.id === id);
};
const pointsOf = (matchId: number) =>
  api.database.models.PlayerPoints.findAll({ where: { matchId }, order: ['playerId'], raw: true });

describe('a postponed match', () => {
  it('leaves its matchday, which is confirmed without it', async () => {
    pack.unplay(2, { state: 'postponed' });
    clock.set('2027-08-09T08:00:00Z');
    const result = await bring();
    expect(result.ok && result.report.moves).toContain('C02–C11: postponed');
    expect((await states()).slice(0, 2)).toEqual(['confirmed', 'open']);
    expect(await shown(2)).toMatchObject({ status: 'scheduled', state: 'postponed', weekId: 1 });
    expect(await pointsOf(2)).toEqual([]);
  });

  it('moves to the matchday in whose window it is played, and counts there with the other match', async () => {
    pack.setMatch(2, { state: '', kickoff: '2027-08-22T18:00:00Z' });
    const result = await bring();
    expect(result.ok && result.report.moves).toEqual([
      'C02–C11: not begun (was postponed), counts in matchday 3 (was 1)',
    ]);
    const moved = await shown(2);
    expect(moved).toMatchObject({ status: 'scheduled', weekId: 3, plannedWeekId: 1 });
    expect(moved.state).toBeUndefined();

    pack.setMatch(2, {
      ...{ finishedAt: '2027-08-22T19:55:00Z', homeScore: 0, awayScore: 0, final: 1 },
      state: 'awarded',
    });
    clock.set('2027-08-24T08:00:00Z');
    await bring();
    expect((await states()).slice(0, 4)).toEqual(['confirmed', 'confirmed', 'confirmed', 'open']);
    pack.setMatch(2, { state: 'postponed', ...{ finishedAt: '', homeScore: '', awayScore: '', final: 0 } });
    await bring();
  });

  it('takes no confirmation away unless an operator asks for it', async () => {
    // Match 3 of matchday 1 is to be played again, in the window of that matchday.
    pack.unplay(3, { kickoff: '2027-08-13T18:00:00Z' });
    const refused = await bring();
    expect(refused.ok || refused.problems.map(({ message }) => message)).toEqual(
      [1, 2, 3].map(
        (week) =>
          `Matchday ${week} is confirmed and would not be any more: a match is still to be played. Import with --reopen if that is right.`,
      ),
    );
    expect((await states()).slice(0, 3)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    const dry = await bring({ isDryRun: true });
    expect(dry.ok && dry.report.reopens).toEqual([1, 2, 3]);
    const accepted = await bring({ reopens: true });
    expect(accepted.ok && accepted.report.reopens).toEqual([1, 2, 3]);
    expect((await states()).slice(0, 3)).toEqual(['provisional', 'provisional', 'provisional']);
    pack.unplay(3, { state: 'cancelled' });
    await bring();
    expect((await states()).slice(0, 3)).toEqual(['confirmed', 'confirmed', 'confirmed']);
  });
});

describe('matches that nobody plays to their end', () => {
  it('keep no matchday open, and give points only for what was played', async () => {
    pack.unplay(19, { state: 'awarded', homeScore: 3, awayScore: 0 });
    pack.unplay(20, { state: 'cancelled' });
    pack.unplay(21, { state: 'annulled' });
    pack.setMatch(22, { state: 'abandoned' });
    pack.unplay(23, { state: 'abandoned' });
    clock.set('2027-08-31T08:00:00Z');
    await bring();
    expect((await states())[3]).toBe('confirmed');
    for (const id of [19, 20, 21, 23]) expect(await pointsOf(id)).toEqual([]);
    expect((await pointsOf(22)).length).toBeGreaterThan(20);
    expect(await shown(19)).toMatchObject({ status: 'finished', state: 'awarded', homeScore: 3 });
    expect(await shown(20)).toMatchObject({ status: 'finished', state: 'cancelled', homeScore: null });
    expect(await shown(22)).toMatchObject({ status: 'finished', state: 'abandoned' });
  });

  it('an awarded result gives coaches points where the competition says so', async () => {
    pack.setCompetition({}, { awardedScoresCoach: true });
    await bring();
    const rows = await pointsOf(19);
    expect(rows.map(({ playerId }) => playerId % 100)).toEqual([0, 0]);
    expect((await states())[3]).toBe('confirmed');
    pack.setCompetition({}, { awardedScoresCoach: false });
    await bring();
    expect(await pointsOf(19)).toEqual([]);
  });
});

describe('what a state needs', () => {
  it.each([
    ['postponed', { state: 'postponed', homeScore: 1, awayScore: 0 }, 'homeScore'],
    ['cancelled', { state: 'cancelled', homeScore: 1, awayScore: 0 }, 'homeScore'],
    ['awarded', { state: 'awarded' }, 'homeScore'],
    ['suspended', { state: 'suspended' }, 'minute'],
    ['unknown', { state: 'delayed' }, 'state'],
    ['resumed before the kick-off', { resumesAt: '2027-08-01T00:00:00Z' }, 'resumesAt'],
  ])('a match that is %s has its columns, or is refused', async (_state, cells, column) => {
    const own = clubSeason(4);
    own.unplay(130, cells);
    expect((await own.problems()).map((problem) => problem.column)).toContain(column);
  });
});

describe('a match that is brought forward', () => {
  it('counts in the matchday in which it is played', async () => {
    // Match 43 of matchday 8 is played in the week of matchday 6.
    pack.setMatch(43, { kickoff: '2027-09-14T18:00:00Z', finishedAt: '2027-09-14T19:55:00Z' });
    clock.set('2027-09-10T08:00:00Z');
    const result = await bring();
    expect(result.ok && result.report.moves).toContain('C12–C08: counts in matchday 6 (was 8)');
    clock.set('2027-09-17T08:00:00Z');
    await bring();
    expect((await pointsOf(43)).every(({ weekId }) => weekId === 6)).toBe(true);
    expect((await pointsOf(43)).length).toBeGreaterThan(20);
  });

  it('a deadline after the last kick-off of its matchday is refused, and one before the first matchday’s too', async () => {
    const own = clubSeason(5);
    own.setCompetition({ deadlines: { 4: '2027-08-29T18:00:00Z' } });
    expect(await own.problems()).toMatchObject([{ file: 'competition.json', column: 'deadlines.4' }]);
    own.setCompetition({ deadlines: { 1: '2027-08-07T19:00:00Z' } });
    expect(await own.problems()).toMatchObject([{ file: 'competition.json', column: 'deadlines.1' }]);
    own.setCompetition({}, { broughtForwardStay: true });
    expect(await own.problems()).toEqual([]);
  });
});

describe('players of an early match in an open matchday', () => {
  it('are locked from the kick-off on where the match stays in its matchday', async () => {
    pack.setMatch(43, { kickoff: '2027-09-25T20:00:00Z', finishedAt: '2027-09-25T21:55:00Z' });
    pack.setCompetition({ deadlines: { 8: '2027-09-25T23:00:00Z' } }, { broughtForwardStay: true });
    clock.set('2027-09-20T08:00:00Z');
    const result = await bring();
    expect(result.ok).toBe(true);
    const person = await signedIn(api);
    const body = await squadOf(2);
    clock.set('2027-09-25T17:00:00Z');
    const made = await person.client.post('team/add', { teamName: 'Vroege Vogels', ...body });
    expect([made.status, made.body.error]).toEqual([200, undefined]);
    const teamId = made.body.team.id;
    // At 18.00 and 20.00 the first matches of matchday 8 have begun; at 22.00 the others do.
    clock.set('2027-09-25T20:30:00Z');
    const swapped = { ...body, captainId: body.viceCaptainId, viceCaptainId: body.captainId };
    const late = await person.client.post(`team/${teamId}/selections`, { ...swapped, weekId: 8 });
    expect([late.status, late.body.error?.code]).toEqual([422, 'lineup-invalid']);
    expect(late.body.error.details.issues[0]).toMatchObject({ code: 'player-locked' });
    const other = await signedIn(api);
    const refused = await other.client.post('team/add', { teamName: 'Te laat', ...body });
    expect(refused.body.error.details.issues[0].code).toBe('player-locked');
  });

  /** A squad of the league's layout, without its dear players. */
  async function squadOf(clubsEach: number) {
    const players = await api.database.models.Player.findAll({ order: ['value', 'id'], raw: true });
    const perClub = new Map<number, number>();
    const take = (positionId: number, count: number) => {
      const chosen: number[] = [];
      for (const player of players) {
        const used = perClub.get(player.clubId) ?? 0;
        if (chosen.length === count || player.positionId !== positionId || used >= clubsEach) continue;
        perClub.set(player.clubId, used + 1);
        chosen.push(player.id);
      }
      return chosen;
    };
    const [keepers, defenders, midfielders, forwards] = [take(1, 2), take(2, 4), take(3, 4), take(4, 2)];
    const starting = [keepers[0], ...defenders.slice(0, 3), ...midfielders, forwards[0]];
    const bench = [keepers[1], defenders[3], forwards[1]];
    return { starting, bench, captainId: midfielders[0], viceCaptainId: midfielders[1] };
  }
});

interface OfTables {
  readonly short: string;
  readonly deduction?: number;
  readonly nameShort?: string;
}

it('points that are taken from a club and its name in tables are in the answers', async () => {
  pack.setClub('C05', { deduction: 6, nameShort: 'Stad' });
  await bring();
  const { body } = await new TestClient(api.url).get('clubs');
  const ofTables = body.clubs.flatMap(({ short, deduction, nameShort }: OfTables) =>
    deduction === undefined ? [] : [[short, deduction, nameShort]],
  );
  expect(ofTables).toEqual([['C05', 6, 'Stad']]);
});
