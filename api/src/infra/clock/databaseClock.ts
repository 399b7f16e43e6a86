import type { Transaction } from 'sequelize';
import type { Clock as ClockRow } from '../../models/index.js';
import type { Database } from '../db/database.js';
import { readJson } from '../db/jsonPart.js';
import { select } from '../db/select.js';
import type { Clock } from './clock.js';

interface Anchor {
  readonly real: number;
  readonly game: number;
  readonly speed: number;
  /** The moment of game time at which the clock stops; null when it does not stop. */
  readonly holdAt: number | null;
}

const REAL_TIME: Anchor = { real: 0, game: 0, speed: 1, holdAt: null };
/** Milliseconds that a request may wait and still count at the moment at which it was received (decisions §2.2). */
const LONGEST_WAIT = 10_000;
/** The first competition of an installation. */
export const FIRST_COMPETITION = 1;

/**
 * A competition's clock, kept in the table `clocks`: game time = anchor_game + (real − anchor_real) × speed, never
 * beyond hold_at; without a row, real time. Real is the database's, whatever a machine's own clock says. Other
 * processes see a change the next time they read it.
 */
export class DatabaseClock implements Clock {
  private anchor = REAL_TIME;

  constructor(
    private readonly database: Pick<Database, 'models' | 'sequelize' | 'time'>,
    private readonly competitionId = FIRST_COMPETITION,
  ) {}

  now(): number {
    return this.at(this.database.time.now());
  }

  whenReceived(receivedAt: number): number {
    return this.at(Math.min(Math.max(receivedAt, this.longestAgo()), this.database.time.now()));
  }

  decidedUpTo(): number {
    return this.at(this.longestAgo());
  }

  speed(): number {
    const { speed, holdAt } = this.anchor;
    return holdAt !== null && this.now() >= holdAt ? 0 : speed;
  }

  setting(): string {
    const { real, game, speed, holdAt } = this.anchor;
    return [real, game, speed, holdAt ?? ''].join(' ');
  }

  realSince(moment: number): number {
    const { real, speed } = this.anchor;
    return Math.min((this.now() - moment) / speed, this.database.time.now() - real);
  }

  async fresh(transaction: Transaction): Promise<number> {
    await this.refresh(transaction);
    return this.now();
  }

  get settingSql(): string {
    return `(SELECT JSON_ARRAY(anchor_real_ms, anchor_game_ms, speed, hold_at_ms) FROM clocks WHERE id = ${this.competitionId})`;
  }

  freshFrom(setting: unknown): number {
    const [real, game, speed, holdAt] =
      readJson<[number, number, number, number | null] | null>(setting) ?? [];
    this.anchor =
      real === undefined || game === undefined || speed === undefined
        ? REAL_TIME
        : { real, game, speed, holdAt: holdAt ?? null };
    return this.now();
  }

  /** The moment from which requests may still be on their way, in real time; shorter ago where game time runs fast. */
  private longestAgo(): number {
    return this.database.time.now() - LONGEST_WAIT / Math.max(1, this.anchor.speed);
  }

  /** Game time at a moment of real time; moments before the clock was set count as that moment. */
  private at(moment: number): number {
    const { real, game, speed, holdAt } = this.anchor;
    const elapsed = Math.max(0, moment - real) * speed;
    return Math.min(Math.floor(game + elapsed), holdAt ?? Number.POSITIVE_INFINITY);
  }

  /** Reads the setting again; the API does so every second. */
  async refresh(transaction?: Transaction): Promise<void> {
    await this.read(transaction ?? null, false);
  }

  /** Sets game time to `moment` (epoch milliseconds); the speed stays. */
  async setTime(moment: number, transaction: Transaction): Promise<void> {
    await this.read(transaction, true);
    await this.store(
      { real: this.database.time.now(), game: moment, speed: this.anchor.speed, holdAt: null },
      transaction,
    );
  }

  /** Sets how many game seconds pass in a real second, from this moment on. */
  async setSpeed(speed: number, transaction: Transaction): Promise<void> {
    await this.read(transaction, true);
    await this.store({ real: this.database.time.now(), game: this.now(), speed, holdAt: null }, transaction);
  }

  /**
   * Lets time run at `speed` from this moment on and stop at `holdAt` (epoch milliseconds of game time), in every
   * process and to the millisecond. Changes nothing and returns false when the setting is no longer `setting`:
   * another process set the clock.
   */
  async runUntil(
    holdAt: number,
    { speed, setting }: { readonly speed: number; readonly setting: string },
    transaction: Transaction,
  ): Promise<boolean> {
    await this.read(transaction, true);
    if (this.setting() !== setting) return false;
    await this.store({ real: this.database.time.now(), game: this.now(), speed, holdAt }, transaction);
    return true;
  }

  private async read(transaction: Transaction | null, lock: boolean): Promise<void> {
    const row = lock
      ? await this.database.models.Clock.findByPk(this.competitionId, { raw: true, transaction, lock })
      : await this.select(transaction);
    this.anchor = row
      ? {
          real: Number(row.anchorRealMs),
          game: Number(row.anchorGameMs),
          speed: row.speed,
          holdAt: row.holdAtMs === null ? null : Number(row.holdAtMs),
        }
      : REAL_TIME;
  }

  /** Every save asks it. */
  private async select(transaction: Transaction | null) {
    const [row] = await select<Pick<ClockRow, 'anchorRealMs' | 'anchorGameMs' | 'speed' | 'holdAtMs'>>(
      this.database.sequelize,
      `SELECT anchor_real_ms AS anchorRealMs, anchor_game_ms AS anchorGameMs, speed, hold_at_ms AS holdAtMs
         FROM clocks WHERE id = :id`,
      { id: this.competitionId },
      transaction ?? undefined,
    );
    return row;
  }

  private async store(anchor: Anchor, transaction: Transaction): Promise<void> {
    const roundedAnchor = { ...anchor, game: Math.round(anchor.game) };
    await this.database.models.Clock.upsert(
      {
        id: this.competitionId,
        anchorRealMs: roundedAnchor.real,
        anchorGameMs: roundedAnchor.game,
        speed: roundedAnchor.speed,
        holdAtMs: roundedAnchor.holdAt,
      },
      { transaction },
    );
    this.anchor = roundedAnchor;
  }
}
