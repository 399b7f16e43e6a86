import type { Clock } from '../infra/clock/clock.js';
import { importFeed } from '../tournament/feed/importFeed.js';
import { readTournament } from './importTournament.js';
import type { SquadBody } from './squads.js';
import type { TestDatabase } from './testDatabase.js';

/** Parameters by which calls name the competition of `importOther`. */
export const OTHER = { competitionFeed: 'OTHER', seasonId: 2026 };
export const OTHER_QUERY = 'competitionFeed=OTHER&seasonId=2026';
const TWO_YEARS = Date.parse('2026-06-14T19:00:00Z') - Date.parse('2024-06-14T19:00:00Z');

/**
 * Imports the tournament under another name, two years later, so that mixed-up data is noticed. It becomes
 * competition 2, with the ids of the first plus 100 000 and the slug `other-2026`.
 */
export async function importOther(database: TestDatabase, clock: Clock): Promise<void> {
  const feed = await readTournament();
  const later = (moment: number) => moment + TWO_YEARS;
  const moved = {
    ...feed,
    feed: OTHER.competitionFeed,
    season: OTHER.seasonId,
    matchdays: feed.matchdays.map((row) => ({ ...row, deadlineAt: later(row.deadlineAt) })),
    matches: feed.matches.map((row) => ({
      ...row,
      kickoffAt: later(row.kickoffAt),
      finishedAt: later(row.finishedAt),
      homeKnownAt: later(row.homeKnownAt),
      awayKnownAt: later(row.awayKnownAt),
    })),
    values: feed.values?.map((row) => ({ ...row, fromAt: later(row.fromAt) })) ?? null,
  };
  const result = await importFeed(database, clock, moved, { opens: true });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  await database.models.Competition.update({ slug: 'other-2026' }, { where: { id: 2 } });
}

/** The same squad of the other competition. */
export function squadOfOther({ starting, bench, captainId, viceCaptainId }: SquadBody): SquadBody {
  const shift = (id: number) => id + 100_000;
  return {
    starting: starting.map(shift),
    bench: bench.map(shift),
    captainId: shift(captainId),
    viceCaptainId: shift(viceCaptainId),
  };
}
