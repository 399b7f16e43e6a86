import type { Transaction } from 'sequelize';
import { type LoadedCompetition, loadCompetition } from '../competition/loadCompetition.js';
import type { GameContext } from './gameContext.js';
import { isFinished, matchdayInputs, type SettledMatch } from './matchdayInputs.js';

/** A matchday's row, as far as settling needs it. */
export interface MatchdayRow {
  readonly weekId: number;
  readonly deadlineAt: number;
  readonly state: 'open' | 'provisional' | 'confirmed';
  readonly version: number | null;
  readonly inputs: string | null;
  readonly held: boolean;
}

/** A matchday at a moment of game time. */
export interface MatchdayNow {
  readonly competition: LoadedCompetition;
  readonly row: MatchdayRow;
  /** The matchday before; null for the first. */
  readonly before: MatchdayRow | null;
  readonly finished: readonly SettledMatch[];
  readonly unfinished: readonly SettledMatch[];
  /** What its points would be made from now. */
  readonly inputs: string;
  readonly now: number;
}

export interface LoadOptions {
  /** Without one the clock is asked as it was a moment ago. */
  readonly transaction?: Transaction;
  /** Nobody else changes the matchdays until the transaction ends. */
  readonly lock?: boolean;
  /** Game time to look at instead of the clock's. */
  readonly at?: number;
}

/** All matchdays in order, as the game stands now. */
export async function loadMatchdays(
  context: GameContext,
  { transaction, lock = false, at }: LoadOptions = {},
): Promise<MatchdayNow[]> {
  const { models } = context;
  const competition = await loadCompetition(context, {}, transaction);
  if (!competition) return [];
  const where = { competitionId: competition.id };
  const rows = await models.Matchday.findAll({
    where,
    order: [['weekId', 'ASC']],
    raw: true,
    transaction: transaction ?? null,
    lock,
  });
  const matches = await models.Match.findAll({
    where,
    order: [['id', 'ASC']],
    raw: true,
    transaction: transaction ?? null,
  });
  const now = at ?? (transaction ? await context.clock.fresh(transaction) : context.clock.now());
  return rows.map((row, index) => {
    const ofWeek = matches.filter(({ weekId }) => weekId === row.weekId).map(toSettledMatch);
    const finished = ofWeek.filter((match) => isFinished(match, now));
    const before = rows[index - 1];
    return {
      competition,
      row: toRow(row),
      before: before ? toRow(before) : null,
      finished,
      unfinished: ofWeek.filter((match) => !isFinished(match, now)),
      inputs: matchdayInputs(finished, competition.settings, before?.inputs ?? null),
      now,
    };
  });
}

/** SQLite keeps flags as 0 and 1. */
function toRow(row: MatchdayRow): MatchdayRow {
  const { weekId, deadlineAt, state, version, inputs } = row;
  return { weekId, deadlineAt: Number(deadlineAt), state, version, inputs, held: Boolean(row.held) };
}

function toSettledMatch(match: SettledMatch): SettledMatch {
  const { id, weekId, homeId, awayId, homeScore, awayScore, statsHash } = match;
  const finishedAt = Number(match.finishedAt);
  return {
    id,
    weekId,
    finishedAt,
    homeId,
    awayId,
    homeScore,
    awayScore,
    statsHash,
    isFinal: Boolean(match.isFinal),
  };
}
