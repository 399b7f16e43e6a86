import { Op } from 'sequelize';
import { applyDueValues, withdrawResults } from '../../scoring/index.js';
import { rewindTeams } from '../../teams/index.js';
import { currentSnapshot } from '../../tournament/index.js';
import { loadDemoTeams } from '../managers/index.js';
import { isConfirmed } from './awaitConfirmation.js';
import { createNewsReporter } from './createNewsReporter.js';
import { finalStanding } from './finalStanding.js';
import { formatGameTime } from './formatGameTime.js';
import { performStop } from './performStop.js';
import { planStops, type Stop, startOf } from './planStops.js';
import { calendarOf, type Production } from './production.js';
import { acquireClock } from './replayClock.js';
import type { ReplayContext } from './replayContext.js';

export interface ReplayOptions {
  /** The matchday that opens again; null continues from now. */
  readonly fromWeek: number | null;
  /** The last matchday to be played; null plays all. */
  readonly toWeek: number | null;
  /** Game seconds per real second. */
  readonly speed: number;
  readonly signal: AbortSignal;
  /** Real milliseconds that a running API has for settling a matchday. */
  readonly timeoutMs?: number;
}

/** The end of a replay; `no-tournament`, `no-matchday` and `over`: nothing was played. */
export type ReplayEnd = 'done' | 'interrupted' | 'taken' | 'no-tournament' | 'no-matchday' | 'over';

const TIMEOUT_MS = 5_000;

/**
 * Plays the tournament: the clock runs from stop to stop and is stopped while there is work to do, so that the result
 * does not depend on the speed of the work. Made-up managers change their teams at fixed moments of game time, by
 * public data; users' teams are not touched. At the end, for whatever reason, the clock continues in real time.
 */
export async function runReplay(context: ReplayContext, options: ReplayOptions): Promise<ReplayEnd> {
  const { fromWeek, toWeek, speed, signal, timeoutMs = TIMEOUT_MS } = options;
  const snapshot = await currentSnapshot(context);
  if (!snapshot) return 'no-tournament';
  const calendar = calendarOf(snapshot);
  const weeks = calendar.matchdays.map(({ weekId }) => weekId);
  const last = toWeek ?? weeks.at(-1) ?? 0;
  const isThere = (weekId: number | null) => weekId === null || weeks.includes(weekId);
  if (!isThere(fromWeek) || !isThere(toWeek) || (fromWeek ?? 0) > last) return 'no-matchday';
  if (fromWeek !== null) {
    const teams = await countChangedTeams(context, fromWeek);
    context.print(
      `Matchday ${fromWeek} opens again; what teams changed for it and later is taken back: ${teams} teams.`,
    );
  }
  const start = fromWeek === null ? null : startOf(calendar, fromWeek);
  const clock = await acquireClock(context, { start, speed, signal });
  try {
    if (fromWeek !== null) await reopenMatchday(context, fromWeek);
    const competitionId = snapshot.competition.id;
    const teams = await loadDemoTeams(context, competitionId);
    return await play({ context, clock, calendar, competitionId, teams, timeoutMs }, last, speed);
  } finally {
    await clock.release();
  }
}

async function play(production: Production, last: number, speed: number): Promise<ReplayEnd> {
  const { context, clock, calendar, teams } = production;
  const from = context.clock.now();
  const stops = await dueStops(production, planStops(calendar, from, last));
  if (stops.length === 0) return 'over';
  context.print(
    `${formatGameTime(from)}  The replay begins at ${speed}×; ${teams.length} demo teams take part.`,
  );
  const reportNews = createNewsReporter(production, from);
  for (const stop of stops) {
    const ride = await clock.runTo(stop.at, reportNews);
    const end = ride === 'arrived' ? await performStop(production, stop) : ride;
    if (end !== 'arrived') return end;
  }
  await printStanding(production, last);
  return 'done';
}

/** Matchdays that are confirmed need nothing any more. */
async function dueStops(production: Production, stops: readonly Stop[]): Promise<Stop[]> {
  const dueStops: Stop[] = [];
  for (const stop of stops) {
    if (stop.kind !== 'end' || !(await isConfirmed(production, stop.weekId))) dueStops.push(stop);
  }
  return dueStops;
}

async function printStanding({ context, competitionId }: Production, weekId: number): Promise<void> {
  const { top, digest } = await finalStanding(context, competitionId, weekId);
  context.print(`Top 5 after matchday ${weekId}:`);
  for (const { rank, points, name } of top) {
    context.print(`${String(rank).padStart(4)}. ${points.toFixed(1).padStart(7)}  ${name}`);
  }
  context.print(`Digest of matchdays 1–${weekId}: ${digest}`);
}

/** Number of teams whose changes for a matchday, or a later one, a replay from there would undo. */
function countChangedTeams({ models }: ReplayContext, weekId: number): Promise<number> {
  const kind = { [Op.notIn]: ['team-created', 'team-renamed'] as const };
  return models.Receipt.count({
    where: { weekId: { [Op.gte]: weekId }, kind },
    distinct: true,
    col: 'team_id',
  });
}

/**
 * Takes back what happened from a matchday on, people's changes for it too; the clock is before its deadline already.
 */
async function reopenMatchday(context: ReplayContext, weekId: number): Promise<void> {
  await withdrawResults(context);
  await context.withTransaction((transaction) => rewindTeams(context, { fromWeek: weekId }, transaction));
  await applyDueValues(context);
}
