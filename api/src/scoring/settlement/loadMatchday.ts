import { givesPoints, isAwaited } from '@euro/game';
import { QueryTypes, type Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import {
  competitionIn,
  isOver,
  type LoadedCompetition,
  loadCompetition,
  matchStatus,
} from '../../tournament/index.js';
import { rankingStarts } from '../rankings/rankingSpans.js';
import { type LiveSheet, liveSheets } from './liveSheets.js';
import { matchdayEvidence, matchdayInputs } from './matchdayEvidence.js';
import { type SettledMatch, toSettledMatch } from './settledMatch.js';

/** The fields of a matchday that settling needs. */
export interface MatchdayRow {
  readonly weekId: number;
  readonly deadlineAt: number;
  readonly state: 'open' | 'provisional' | 'confirmed';
  readonly version: number | null;
  /** Teams in the visible results; null without any. */
  readonly teams: number | null;
  readonly inputs: string | null;
  readonly held: boolean;
}

/** A matchday at a moment of game time. */
export interface MatchdayNow {
  /** With the rules of this matchday. */
  readonly competition: LoadedCompetition;
  readonly row: MatchdayRow;
  /** The matchday before; null for the first. */
  readonly before: MatchdayRow | null;
  /** Matches that are over and give points. */
  readonly finishedMatches: readonly SettledMatch[];
  /** Matches to come and matches that run; a postponed one only where it stays. */
  readonly unfinishedMatches: readonly SettledMatch[];
  /** Running matches in which a player has appeared, with the points so far. */
  readonly live: readonly LiveSheet[];
  /** From which matchdays points are counted in the rankings after it. */
  readonly rankingStarts: readonly number[];
  /** Current evidence of its players' points. */
  readonly evidence: string;
  /** Current evidence of its teams' points. */
  readonly inputs: string;
  readonly now: number;
}

export interface LoadOptions {
  /** Without a transaction the cached setting of the clock is used. */
  readonly transaction?: Transaction;
  /** Locks the matchdays until the transaction ends. */
  readonly lock?: boolean;
  /** Game time instead of the clock's. */
  readonly at?: number;
}

/** All matchdays in order, at this moment of the game. */
export async function loadMatchdays(
  context: GameContext,
  { transaction, lock = false, at }: LoadOptions = {},
): Promise<MatchdayNow[]> {
  const { models } = context;
  const competition = await loadCompetition(context, transaction);
  if (!competition) return [];
  const where = { competitionId: competition.id };
  const rows = await models.Matchday.findAll({
    where,
    order: [['weekId', 'ASC']],
    raw: true,
    transaction: transaction ?? null,
    lock,
  });
  const matchRows = await models.Match.findAll({
    where,
    order: [['id', 'ASC']],
    raw: true,
    transaction: transaction ?? null,
  });
  const matches = matchRows.map(toSettledMatch);
  const powerSubs = await powerSubsOfWeeks(context, competition.id, transaction);
  const now = at ?? (transaction ? await context.clock.fresh(transaction) : context.clock.now());
  const running = matches.filter((match) => matchStatus(match, now) === 'live');
  const sheets = await liveSheets(
    context,
    running,
    (weekId) => competitionIn(competition, weekId).rules,
    now,
    transaction,
  );
  const matchdays = rows.map(toRow);
  return rows.map((row, index) => {
    const ofMatchday = competitionIn(competition, row.weekId);
    const { settings } = ofMatchday;
    const starts = rankingStarts(row.weekId, matchdays, competition.settings);
    const ofWeek = matches.filter((match) => match.weekId === row.weekId && isAwaited(match, settings));
    const finishedMatches = ofWeek.filter((match) => isOver(match, now) && givesPoints(match, settings));
    const live = sheets.filter(({ match }) => match.weekId === row.weekId);
    const before = rows[index - 1];
    const evidence = matchdayEvidence({
      finishedMatches,
      live,
      settings,
      rankingStarts: starts,
      inputsBefore: before?.inputs ?? null,
    });
    return {
      competition: ofMatchday,
      row: toRow(row),
      before: before ? toRow(before) : null,
      finishedMatches,
      unfinishedMatches: ofWeek.filter((match) => !isOver(match, now)),
      live,
      rankingStarts: starts,
      evidence,
      inputs: matchdayInputs(evidence, powerSubs.get(row.weekId) ?? ''),
      now,
    };
  });
}

/** SQLite keeps flags as 0 and 1. */
function toRow(row: MatchdayRow): MatchdayRow {
  const { weekId, deadlineAt, state, version, teams, inputs } = row;
  return { weekId, deadlineAt: Number(deadlineAt), state, version, teams, inputs, held: Boolean(row.held) };
}

/** By matchday, a text that changes whenever a power sub is made or undone: ids only ever grow. */
async function powerSubsOfWeeks(
  { sequelize }: GameContext,
  competitionId: number,
  transaction?: Transaction,
): Promise<ReadonlyMap<number, string>> {
  const rows = await sequelize.query<{ weekId: number; subs: number; last: number }>(
    `SELECT p.week_id AS weekId, COUNT(*) AS subs, MAX(p.id) AS last
       FROM power_subs p
      WHERE EXISTS (SELECT 1 FROM teams t WHERE t.id = p.team_id AND t.competition_id = :competitionId)
      GROUP BY p.week_id`,
    { type: QueryTypes.SELECT, replacements: { competitionId }, transaction: transaction ?? null },
  );
  return new Map(rows.map(({ weekId, subs, last }) => [weekId, `${subs} ${last}`]));
}
