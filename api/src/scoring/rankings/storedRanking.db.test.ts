import { positionParts, RANKING_PART, RankingPlaces } from '../../packed/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { RankingReplaced } from './rankingParts.js';
import { indexRange } from './rankingView.js';
import { StoredRanking } from './storedRanking.js';

/** Two parts, and some places of a third. */
const TEAMS = 2 * RANKING_PART + 10;
const KEY = { competitionId: 1, weekId: 1, firstWeek: 1 };
/** Ties of three, of which one goes over the end of the first part. */
const pointsAt = (index: number) => 90_000 - Math.floor((index + 1) / 3);
const idAt = (index: number) => 3 * (TEAMS - index);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
});
afterAll(() => api.close());

/** Stores a ranking in which everybody has `weekPoints` of the matchday, and makes it visible. */
async function publish(version: number, weekPoints: number): Promise<void> {
  const { Matchday, RankingPart, RankingPosition } = api.database.models;
  const places = RankingPlaces.ofLength(TEAMS);
  let rank = 1;
  for (let index = 0; index < TEAMS; index += 1) {
    const points = pointsAt(index);
    if (points !== pointsAt(index - 1)) rank = index + 1;
    places.set(index, { teamId: idAt(index), points, weekPoints, rank, move: index === 0 ? null : 1 });
  }
  const key = { weekId: 1, firstWeek: 1, version };
  await RankingPart.bulkCreate(places.parts().map((bytes, part) => ({ ...key, part, places: bytes })));
  const ids = Int32Array.from(indexRange(0, TEAMS), (at) => idAt(TEAMS - 1 - at));
  const positions = positionParts(
    ids,
    Int32Array.from(ids, (_, at) => TEAMS - at),
  );
  await RankingPosition.bulkCreate(positions.map(({ part, bytes }) => ({ ...key, part, positions: bytes })));
  await Matchday.update({ version, teams: TEAMS }, { where: { weekId: 1 } });
}

const open = (version: number) => StoredRanking.open(api.database, { ...KEY, version, teams: TEAMS });

it('reads any positions, also ties across the end of a part', async () => {
  await publish(1, 5);
  const ranking = await open(1);
  expect(ranking).toHaveLength(TEAMS);
  const ends = [0, RANKING_PART, 2 * RANKING_PART].flatMap((start) => indexRange(start - 5, start + 5));
  const indexes = ends.filter((index) => index >= 0);
  const places = await ranking.placesAt(indexes);
  expect(places.map(({ teamId, points }) => [teamId, points])).toEqual(
    indexes.map((index) => [idAt(index), pointsAt(index)]),
  );
  for (const [at, { shared, rank, move }] of places.entries()) {
    const index = indexes[at] ?? 0;
    const isTied = (near: number) => near >= 0 && near < TEAMS && pointsAt(near) === pointsAt(index);
    expect([index, shared]).toEqual([index, isTied(index - 1) || isTied(index + 1)]);
    expect(rank).toBe(Math.max(0, 3 * Math.floor((index + 1) / 3) - 1) + 1);
    expect(move).toBe(index === 0 ? null : 1);
  }
  expect(await ranking.teamsAt(TEAMS - 2, TEAMS + 50)).toEqual([idAt(TEAMS - 2), idAt(TEAMS - 1)]);
});

it('finds teams by their ids, and omits those that are not ranked', async () => {
  const ranking = await open(1);
  const indexes = [0, 1, RANKING_PART, TEAMS - 1];
  const indexesById = await ranking.indexesOf([...indexes.map(idAt), 1, 2, 999_999]);
  expect([...indexesById].sort(([, a], [, b]) => a - b)).toEqual(
    indexes.map((index) => [idAt(index), index]),
  );
});

it('is empty when the version was stored without it', async () => {
  const other = await StoredRanking.open(api.database, { ...KEY, firstWeek: 9, version: 1, teams: TEAMS });
  expect(other).toHaveLength(0);
  expect(await other.placesAt([0])).toEqual([]);
  expect((await other.indexesOf([idAt(0)])).size).toBe(0);
});

it('never mixes two versions: data of a removed version is not found', async () => {
  const old = await open(1);
  await publish(2, 7);
  await api.database.models.RankingPosition.destroy({ where: { version: 1 } });
  // The first part was read before.
  expect((await old.placesAt([3]))[0]?.weekPoints).toBe(5);
  await expect(old.indexesOf([idAt(0)])).rejects.toThrow(RankingReplaced);
  const other = await StoredRanking.open(api.database, { ...KEY, version: 2, teams: TEAMS });
  expect((await other.placesAt([3]))[0]?.weekPoints).toBe(7);
  await publish(3, 9);
  await expect(other.placesAt([RANKING_PART + 9])).rejects.toThrow(RankingReplaced);
  await expect(open(2).then((late) => late.placesAt([2 * RANKING_PART + 1]))).rejects.toThrow(
    RankingReplaced,
  );
});
