import type { Transaction } from 'sequelize';
import type { Database } from '../db/database.js';
import type { Clock } from './clock.js';

interface Anchor {
  readonly real: number;
  readonly game: number;
  readonly speed: number;
}

const REAL_TIME: Anchor = { real: 0, game: 0, speed: 1 };
const CLOCK_ID = 1;

/**
 * The clock kept in the table `clocks`: game time = anchor_game + (real − anchor_real) × speed; without a row, real time.
 * Other processes see a change the next time they read it.
 */
export class DatabaseClock implements Clock {
  private anchor = REAL_TIME;

  constructor(private readonly database: Pick<Database, 'models'>) {}

  now(): number {
    return gameTime(this.anchor);
  }

  speed(): number {
    return this.anchor.speed;
  }

  async fresh(transaction: Transaction): Promise<number> {
    await this.refresh(transaction);
    return this.now();
  }

  /** Reads the setting again; the API does so every second. */
  async refresh(transaction?: Transaction): Promise<void> {
    const row = await this.database.models.Clock.findByPk(CLOCK_ID, {
      raw: true,
      transaction: transaction ?? null,
    });
    this.anchor = row
      ? { real: Number(row.anchorRealMs), game: Number(row.anchorGameMs), speed: row.speed }
      : REAL_TIME;
  }

  /** Sets game time to `moment` (epoch milliseconds); it goes on at the same speed. */
  async setTime(moment: number, transaction: Transaction): Promise<void> {
    await this.refresh(transaction);
    await this.store({ real: Date.now(), game: moment, speed: this.anchor.speed }, transaction);
  }

  /** Sets how many game seconds pass in a real second, from this moment on. */
  async setSpeed(speed: number, transaction: Transaction): Promise<void> {
    await this.refresh(transaction);
    await this.store({ real: Date.now(), game: this.now(), speed }, transaction);
  }

  private async store(anchor: Anchor, transaction: Transaction): Promise<void> {
    await this.database.models.Clock.upsert(
      { id: CLOCK_ID, anchorRealMs: anchor.real, anchorGameMs: Math.round(anchor.game), speed: anchor.speed },
      { transaction },
    );
    this.anchor = anchor;
  }
}

function gameTime(anchor: Anchor): number {
  return Math.floor(anchor.game + (Date.now() - anchor.real) * anchor.speed);
}
