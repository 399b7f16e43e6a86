import { correctStat, type Database, DatabaseClock, matchdayDigest } from '@euro/api/testing';
import { Op } from 'sequelize';
import { until } from '../kit/until.js';
import { SETTLED_WEEK } from './prepareGame.js';

const OPENING_MATCH = 1;
/** Number of recoveries that give a field player a point. */
const ENOUGH = 8;
const GOALKEEPER = 1;
const TIMEOUT_MS = 60_000;

/** The settled matchday: a correction makes a worker settle it again. */
export class Scoring {
  private constructor(
    private readonly database: Database,
    private readonly competitionId: number,
    private readonly player: { readonly id: number; readonly recoveries: number },
    /** Digest of the results before any correction. */
    readonly digest: string,
  ) {}

  static async of(database: Database): Promise<Scoring> {
    const { Competition, MatchStat } = database.models;
    const { id } = await Competition.findOne({ raw: true, rejectOnEmpty: true });
    const stat = await MatchStat.findOne({
      where: {
        matchId: OPENING_MATCH,
        ballRecovery: { [Op.lt]: ENOUGH },
        playerId: await fieldPlayers(database),
      },
      order: [['minutes', 'DESC']],
      raw: true,
      rejectOnEmpty: true,
    });
    const digest = await matchdayDigest(database, id, SETTLED_WEEK);
    if (digest === null) throw new Error('Nothing is settled.');
    return new Scoring(database, id, { id: stat.playerId, recoveries: stat.ballRecovery }, digest);
  }

  /** Gives the player more recoveries than he had, and so other points to many teams. */
  correct(): Promise<void> {
    return this.set(ENOUGH);
  }

  /** Takes the correction back. */
  restore(): Promise<void> {
    return this.set(this.player.recoveries);
  }

  currentDigest(): Promise<string | null> {
    return matchdayDigest(this.database, this.competitionId, SETTLED_WEEK);
  }

  /** Resolves when a settlement runs, or finished before it could be observed. */
  async untilSettling(): Promise<void> {
    const { Settlement } = this.database.models;
    const isRunning = async () => (await Settlement.count({ where: { state: 'running' } })) > 0;
    const hasBegun = async () => (await isRunning()) || (await this.currentDigest()) !== this.digest;
    await until(hasBegun, { everyMs: 1, timeoutMs: TIMEOUT_MS, problem: 'No worker settles.' });
  }

  /** Settles when the results are, or are no longer, those of the beginning. */
  async untilSettled(isOriginal: boolean): Promise<void> {
    const isSettled = async () => ((await this.currentDigest()) === this.digest) === isOriginal;
    const problem = 'The matchday is not settled again.';
    await until(isSettled, { everyMs: 50, timeoutMs: TIMEOUT_MS, problem });
  }

  private async set(value: number): Promise<void> {
    const clock = new DatabaseClock(this.database);
    const figure = {
      competitionId: this.competitionId,
      matchId: OPENING_MATCH,
      playerId: this.player.id,
      field: 'ballRecovery' as const,
      value,
    };
    const by = { actorId: null, reason: 'Run of faults' };
    const result = await correctStat({ ...this.database, clock }, figure, by);
    if (!result.ok) throw new Error(result.problem);
  }
}

async function fieldPlayers({ models }: Database): Promise<number[]> {
  const where = { positionId: { [Op.gt]: GOALKEEPER } };
  const players = await models.Player.findAll({ attributes: ['id'], where, raw: true });
  return players.map(({ id }) => id);
}
