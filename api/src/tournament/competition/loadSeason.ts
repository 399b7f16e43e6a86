import { type DeadlineInfo, deadlineInfo } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import { select } from '../../infra/db/select.js';
import { Refusal } from '../../infra/errors.js';
import { type CompetitionChoice, type LoadedCompetition, loadCompetition } from './loadCompetition.js';

/** A matchday as reads and saves look at it. */
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
  /** The last matchday whose lineups everybody may see; null before the first deadline. */
  readonly lastLockedWeek: number | null;
}

/** By transaction, the season that it has decided by. */
const seasons = new WeakMap<Transaction, Season>();

/** What `loadSeason` found last in a transaction, for who only presents what was decided in it. */
export function seasonOf(transaction: Transaction): Season | undefined {
  return seasons.get(transaction);
}

/**
 * The competition of a call, at this moment. In a transaction the clock and the deadlines are read afresh: that is
 * what decides whether a save comes in time. There, call it after the row to be written is locked, so that the moment
 * counts at which the write can really happen.
 */
export async function loadSeason(
  context: Pick<GameContext, 'sequelize' | 'clock' | 'competitionId'>,
  choice: CompetitionChoice,
  transaction?: Transaction,
): Promise<Season> {
  const competition = await loadCompetition(context, choice, transaction);
  if (!competition) throw new Refusal('not-found');
  const matchdays = await select<SeasonMatchday>(
    context.sequelize,
    `SELECT week_id AS weekId, deadline_at AS deadline, state, version, average_half AS averageHalf,
            winner_team_id AS winnerTeamId, winner_half AS winnerHalf
       FROM matchdays WHERE competition_id = :id ORDER BY week_id`,
    { id: competition.id },
    transaction,
  );
  const now = transaction ? await context.clock.fresh(transaction) : context.clock.now();
  const locked = matchdays.filter(({ deadline }) => deadline <= now).map(({ weekId }) => weekId);
  const season = {
    competition,
    matchdays,
    now,
    info: deadlineInfo(matchdays, now),
    lastLockedWeek: locked.length === 0 ? null : Math.max(...locked),
  };
  if (transaction) seasons.set(transaction, season);
  return season;
}
