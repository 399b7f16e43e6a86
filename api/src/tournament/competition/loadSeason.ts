import { type DeadlineInfo, deadlineInfo } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import { type JsonPart, partSql, readPart } from '../../infra/db/jsonPart.js';
import { select } from '../../infra/db/select.js';
import { Refusal } from '../../infra/errors.js';
import {
  COMPETITION_COLUMNS,
  type CompetitionRow,
  type LoadedCompetition,
  ownCompetition,
  readCompetition,
} from './loadCompetition.js';

/** A matchday, as reads and saves see it. */
export interface SeasonMatchday {
  readonly weekId: number;
  /** Epoch milliseconds of game time. */
  readonly deadline: number;
  readonly state: 'open' | 'provisional' | 'confirmed';
  readonly version: number | null;
  /** Half points. */
  readonly averageHalf: number | null;
  readonly winnerTeamId: number | null;
  readonly winnerHalf: number | null;
}

/** A competition at a moment of game time. */
export interface Season {
  readonly competition: LoadedCompetition;
  readonly matchdays: readonly SeasonMatchday[];
  readonly now: number;
  readonly info: DeadlineInfo;
  /**
   * The last matchday whose lineups are public: no change that was in time is still waiting (decisions §2.2). Null
   * before the first deadline.
   */
  readonly lastLockedWeek: number | null;
}

const MATCHDAYS: JsonPart<SeasonMatchday> = {
  columns: {
    weekId: 'm.week_id',
    deadline: 'm.deadline_at',
    state: 'm.state',
    version: 'm.version',
    averageHalf: 'm.average_half',
    winnerTeamId: 'm.winner_team_id',
    winnerHalf: 'm.winner_half',
  },
  key: 'm.week_id',
  from: 'matchdays m WHERE m.competition_id = c.id',
};

/**
 * Columns for `readSeason`, from a statement over `competitions c`.
 * @param isFresh also reads the clock, to decide by it
 */
export function seasonColumns(
  { sequelize, clock }: Pick<GameContext, 'sequelize' | 'clock'>,
  isFresh: boolean,
): string {
  const setting = isFresh ? `, ${clock.settingSql} AS clock` : '';
  return `${COMPETITION_COLUMNS}, ${partSql(sequelize, MATCHDAYS)} AS matchdays${setting}`;
}

export interface SeasonRow extends CompetitionRow {
  readonly matchdays: unknown;
  readonly clock?: unknown;
}

/** @param isFresh the row has the clock as the statement found it */
export function readSeason({ clock }: Pick<GameContext, 'clock'>, row: SeasonRow, isFresh: boolean): Season {
  const matchdays = readPart(MATCHDAYS, row.matchdays).sort((a, b) => a.weekId - b.weekId);
  const now = isFresh ? clock.freshFrom(row.clock) : clock.now();
  const decidedTime = Math.min(now, clock.decidedUpTo());
  const lockedMatchdays = matchdays.filter(({ deadline }) => deadline <= decidedTime);
  return {
    competition: readCompetition(row),
    matchdays,
    now,
    info: deadlineInfo(matchdays, now),
    lastLockedWeek: lockedMatchdays.at(-1)?.weekId ?? null,
  };
}

/** The season by which a transaction has decided. */
const seasons = new WeakMap<Transaction, Season>();

/** The season last read in a transaction, for code that presents what was decided in it. */
export function seasonOf(transaction: Transaction): Season | undefined {
  return seasons.get(transaction);
}

/** Remembers by which season a transaction decides. */
export function decideBy(season: Season, transaction: Transaction): void {
  seasons.set(transaction, season);
}

/**
 * A competition at this moment: without an id the context's. In a transaction the clock and the deadlines are read
 * afresh: that is what decides whether a save comes in time. There, call it after the row to be written is locked, so
 * that the moment counts at which the write can really happen.
 */
export async function loadSeason(
  context: Pick<GameContext, 'sequelize' | 'clock' | 'competitionId'>,
  { competitionId = context.competitionId }: Pick<GameContext, 'competitionId'>,
  transaction?: Transaction,
): Promise<Season> {
  const { where, values } = ownCompetition({ competitionId });
  const isFresh = transaction !== undefined;
  const [row] = await select<SeasonRow>(
    context.sequelize,
    `SELECT ${seasonColumns(context, isFresh)} FROM competitions c WHERE ${where}`,
    values,
    transaction,
  );
  if (!row) throw new Refusal('not-found');
  const season = readSeason(context, row, isFresh);
  if (transaction) decideBy(season, transaction);
  return season;
}
