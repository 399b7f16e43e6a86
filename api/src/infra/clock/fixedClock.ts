import type { Clock } from './clock.js';

/** A clock that moves only when it is set: for tests. */
export class FixedClock implements Clock {
  /** It is in no database. */
  readonly settingSql = 'NULL';
  private moment: number;

  constructor(moment: number | string) {
    this.moment = toMoment(moment);
  }

  set(moment: number | string): void {
    this.moment = toMoment(moment);
  }

  now(): number {
    return this.moment;
  }

  speed(): number {
    return 1;
  }

  setting(): string {
    return String(this.moment);
  }

  realSince(moment: number): number {
    return moment <= this.moment ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  }

  whenReceived(): number {
    return this.moment;
  }

  decidedUpTo(): number {
    return this.moment;
  }

  async fresh(): Promise<number> {
    return this.freshFrom();
  }

  freshFrom(): number {
    return this.moment;
  }
}

function toMoment(value: number | string): number {
  return typeof value === 'number' ? value : Date.parse(value);
}
