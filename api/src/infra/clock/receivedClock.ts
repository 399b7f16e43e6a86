import type { Transaction } from 'sequelize';
import type { Clock } from './clock.js';

/** The clock of a request: what has to be decided is decided by the moment at which the request had been received. */
export class ReceivedClock implements Clock {
  /** @param received epoch milliseconds of real time */
  constructor(
    private readonly clock: Clock,
    private readonly received: number,
  ) {}

  async fresh(transaction: Transaction): Promise<number> {
    await this.clock.fresh(transaction);
    return this.clock.whenReceived(this.received);
  }

  get settingSql(): string {
    return this.clock.settingSql;
  }

  freshFrom(setting: unknown): number {
    this.clock.freshFrom(setting);
    return this.clock.whenReceived(this.received);
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

  whenReceived(received: number): number {
    return this.clock.whenReceived(received);
  }

  decidedUpTo(): number {
    return this.clock.decidedUpTo();
  }
}
