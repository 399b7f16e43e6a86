import type { Comparison } from './rounds.js';

export interface BenchOptions {
  /** A folder for this run only. */
  readonly folder: string;
  readonly rounds: number;
  /** `mysql://user@host:port` of a server on which databases may be made; null when there is none. */
  readonly mysqlUrl: string | null;
  /** Path of Chromium; null when there is none. */
  readonly chromium: string | null;
  /** A file for a picture of what came when, where a bench can draw one. */
  readonly picture: string | null;
}

/** What a figure must be, at the median. */
export type Aim = { readonly atLeast: number } | { readonly atMost: number };

export interface BenchLine {
  readonly what: string;
  readonly unit: string;
  readonly comparison: Comparison;
  /** For the ratio; a line without one is there to explain others. */
  readonly aim?: Aim;
}

/** A figure that has nothing beside it. */
export interface BenchFigure {
  readonly what: string;
  readonly value: string;
  /** For `measured`. */
  readonly aim?: Aim & { readonly unit: string };
  readonly measured?: number;
}

export interface BenchResult {
  readonly lines: readonly BenchLine[];
  readonly figures?: readonly BenchFigure[];
  readonly notes?: readonly string[];
}

/** One comparison that `npm run bench` prints. */
export interface Bench {
  readonly name: string;
  /** What the plain side does. */
  readonly against: string;
  run(options: BenchOptions): Promise<BenchResult>;
}
