import type { OperatorCompetition } from '@euro/api-contract';
import type { Clock } from '../../infra/clock/clock.js';
import type { BaseContext } from '../../infra/context.js';
import { select } from '../../infra/db/select.js';
import type { CompetitionState } from '../../models/index.js';
import { feedState } from '../../tournament/index.js';
import { clocksOf } from './clocksOf.js';
import { nextStates } from './competitionStates.js';

interface Row {
  readonly id: number;
  readonly feed: string;
  readonly season: number;
  readonly slug: string | null;
  readonly state: CompetitionState;
  readonly brand: string | null;
  readonly teams: number;
  readonly leagues: number;
  readonly clubs: number;
  readonly players: number;
  readonly matches: number;
  readonly matchdays: number;
}

const COUNTED_TABLES = ['leagues', 'clubs', 'players', 'matches', 'matchdays'] as const;

/** Competitions as operators see them, the default first; one of them, or all. */
export async function loadCompetitions(context: BaseContext, only?: number): Promise<OperatorCompetition[]> {
  const counts = COUNTED_TABLES.map(
    (table) => `(SELECT COUNT(*) FROM ${table} t WHERE t.competition_id = c.id) AS ${table}`,
  );
  const rows = await select<Row>(
    context.sequelize,
    `SELECT c.id, c.feed, c.season, c.slug, c.state, c.brand, ${counts.join(', ')},
            (SELECT COUNT(*) FROM teams t WHERE t.competition_id = c.id AND t.deleted_at IS NULL) AS teams
       FROM competitions c ${only === undefined ? '' : 'WHERE c.id = :only'}
      ORDER BY CASE WHEN c.slug = '' THEN 0 ELSE 1 END, c.id`,
    only === undefined ? {} : { only },
  );
  const clockOf = await clocksOf(context);
  return Promise.all(rows.map((row) => present(context, row, clockOf(row.id))));
}

async function present(context: BaseContext, row: Row, clock: Clock): Promise<OperatorCompetition> {
  const { id, feed, season, slug, state, brand } = row;
  const now = clock.now();
  const [deadline] = await select<{ weekId: number; deadlineAt: number | string }>(
    context.sequelize,
    `SELECT week_id AS weekId, deadline_at AS deadlineAt FROM matchdays
      WHERE competition_id = :id AND deadline_at > :now ORDER BY deadline_at LIMIT 1`,
    { id, now },
  );
  return {
    ...{ id, competitionFeed: feed, seasonId: season, slug, state },
    name: brand === null ? null : (JSON.parse(brand).name ?? null),
    next: [...nextStates(state, Number(row.teams) > 0)],
    now: new Date(now).toISOString(),
    speed: clock.speed(),
    nextDeadline: deadline
      ? { weekId: deadline.weekId, at: new Date(Number(deadline.deadlineAt)).toISOString() }
      : null,
    counts: {
      teams: Number(row.teams),
      leagues: Number(row.leagues),
      clubs: Number(row.clubs),
      players: Number(row.players),
      matches: Number(row.matches),
      matchdays: Number(row.matchdays),
    },
    liveFeed: await feedState(context, id),
  };
}
