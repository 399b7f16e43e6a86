import type { Comparison } from './rounds.js';

export interface BenchOptions {
  /** A folder for this run only. */
  readonly folder: string;
  readonly rounds: number;
  /** `mysql://user@host:port` of a server on which databases may be made; null when there is none. */
  readonly mysqlUrl: string | null;
  /** Path of Chromium; null when there is none. */
  readonly chromium: string | null;
}

export interface BenchLine {
  readonly what: string;
  readonly unit: string;
  readonly comparison: Comparison;
}

export interface BenchResult {
  readonly lines: readonly BenchLine[];
  /** Figures that have nothing beside them. */
  readonly figures?: readonly { readonly what: string; readonly value: string }[];
  readonly notes?: readonly string[];
}

/** One comparison that `npm run bench` prints. */
export interface Bench {
  readonly name: string;
  /** What the plain side does. */
  readonly against: string;
  run(options: BenchOptions): Promise<BenchResult>;
}
