import { setTimeout } from 'node:timers/promises';
import type { BaseContext } from '../infra/context.js';
import type { Database } from '../infra/db/database.js';
import { type JsonPart, readPart } from '../infra/db/jsonPart.js';
import { select } from '../infra/db/select.js';
import { notAvailable } from '../infra/errors.js';
import { loadSeason, type Season, type SeasonMatchday } from '../tournament/index.js';

/** Maximum number of attempts: more than a burst of saves of one team needs. */
const ATTEMPTS = 30;
/** Longest pause before another attempt, in milliseconds for each attempt so far. */
const PAUSE = 2;

type PublishedState = Pick<SeasonMatchday, 'weekId' | 'version' | 'state'>;

/** The published state of the matchdays of the competition of `teams t`; read by {@link readPublished}. */
export const PUBLISHED: JsonPart<PublishedState> = {
  columns: { weekId: 'q.week_id', version: 'q.version', state: 'q.state' },
  key: 'q.week_id',
  from: 'matchdays q WHERE q.competition_id = t.competition_id',
};

export function readPublished(value: unknown): PublishedState[] {
  return readPart(PUBLISHED, value).sort((a, b) => a.weekId - b.weekId);
}

/** A value, and the state of team and matchdays before the value was read. */
export interface ReadOfTeam<T> {
  readonly value: T;
  readonly team: { readonly version: number; readonly competitionId: number };
  readonly matchdays: readonly PublishedState[];
  /** The state at the last statement, when that statement can check all reads before it. */
  readonly after?: {
    readonly team: { readonly version: number };
    readonly matchdays: readonly PublishedState[];
  };
}

/**
 * Reads a team in several statements and answers what they found only when nothing was published and the team did not
 * change meanwhile; otherwise it reads again. No answer mixes two settlements, or a team with the lineup of another
 * version.
 * @param read reads the team, then the matchdays, and only then what belongs to them
 */
export async function readConsistently<T>(
  database: Pick<Database, 'sequelize' | 'replicas'>,
  teamId: number,
  read: () => Promise<ReadOfTeam<T>>,
): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { value, team, matchdays, after } = await read();
    const then = after ? nameStamp(after.matchdays, after.team.version) : await stampOfTeam(database, teamId);
    if (then === nameStamp(matchdays, team.version)) {
      noteResults(database, team.competitionId, nameStamp(matchdays));
      return value;
    }
    await pause(attempt);
  }
  throw notAvailable(1);
}

/**
 * Reads in several statements what belongs to one state of a competition's settlements.
 * @param read is given the competition of the same state; nothing of an earlier one may get into what it answers
 */
export async function readSeasonConsistently<T>(
  context: Pick<BaseContext, 'sequelize' | 'clock' | 'replicas'>,
  competition: Pick<BaseContext, 'competitionId'>,
  read: (season: Season) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const season = await loadSeason(context, competition);
    const result = await read(season);
    const stamp = await stampOfResults(context, season.competition.id);
    if (stamp === nameStamp(season.matchdays)) {
      noteResults(context, season.competition.id, stamp);
      return result;
    }
    await pause(attempt);
  }
  throw notAvailable(1);
}

/** Replicas without these results are not read by this process any more. */
function noteResults({ replicas }: Pick<Database, 'replicas'>, competitionId: number, stamp: string): void {
  replicas.noteState(`results ${competitionId}`, stamp);
}

function pause(attempt: number): Promise<void> {
  return setTimeout(Math.random() * PAUSE * attempt);
}

/** Changes whenever the team or the visible results of its competition do: versions only ever grow. */
function nameStamp(matchdays: readonly PublishedState[], teamVersion?: number): string {
  const states = matchdays.map(({ weekId, version, state }) => [weekId, version, state]);
  return JSON.stringify([teamVersion, states]);
}

async function stampOfTeam({ sequelize }: Pick<Database, 'sequelize'>, teamId: number): Promise<string> {
  const rows = await select<PublishedState & { readonly team: number }>(
    sequelize,
    `SELECT t.version AS team, m.week_id AS weekId, m.version, m.state
       FROM teams t JOIN matchdays m ON m.competition_id = t.competition_id
      WHERE t.id = :teamId ORDER BY m.week_id`,
    { teamId },
  );
  return nameStamp(rows, rows[0]?.team);
}

async function stampOfResults(
  { sequelize }: Pick<Database, 'sequelize'>,
  competitionId: number,
): Promise<string> {
  const rows = await select<PublishedState>(
    sequelize,
    `SELECT week_id AS weekId, version, state FROM matchdays
      WHERE competition_id = :competitionId ORDER BY week_id`,
    { competitionId },
  );
  return nameStamp(rows);
}
