import type { Transaction } from 'sequelize';
import type { Clock } from './clock.js';

/** The clock of a request: what has to be decided is decided by the moment at which the request had been received. */
export class ReceivedClock implements Clock {
  /** @param receivedAt epoch milliseconds of real time */
  constructor(
    private readonly clock: Clock,
    private readonly receivedAt: number,
  ) {}

  async fresh(transaction: Transaction): Promise<number> {
    await this.clock.fresh(transaction);
    return this.clock.whenReceived(this.receivedAt);
  }

  get settingSql(): string {
    return this.clock.settingSql;
  }

  freshFrom(setting: unknown): number {
    this.clock.freshFrom(setting);
    return this.clock.whenReceived(this.receivedAt);
  }

  now(): number {
    return this.clock.now();
  }

  speed(): number {
    return this.clock.speed();
  }

  setting(): string {
    return this.clock.setting();
  }

  realSince(moment: number): number {
    return this.clock.realSince(moment);
  }

  whenReceived(receivedAt: number): number {
    return this.clock.whenReceived(receivedAt);
  }

  decidedUpTo(): number {
    return this.clock.decidedUpTo();
  }
}
