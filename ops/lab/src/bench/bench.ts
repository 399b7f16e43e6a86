import type { Comparison } from '../kit/rounds.js';

export interface BenchOptions {
  /** A folder for this run only. */
  readonly folder: string;
  readonly rounds: number;
  /** `mysql://user@host:port` of a server with permission to create databases; null when there is none. */
  readonly mysqlUrl: string | null;
  /** Path of Chromium; null when there is none. */
  readonly chromium: string | null;
  /** Folder for the waterfalls of all pages; null without one. */
  readonly pictures: string | null;
}

/** The limit of a figure's median. */
export type Aim = { readonly atLeast: number } | { readonly atMost: number };

export interface BenchLine {
  readonly what: string;
  readonly unit: string;
  readonly comparison: Comparison;
  /** Limit of the ratio; a line without one explains others. */
  readonly aim?: Aim;
}

/** A figure without a comparison. */
export interface BenchFigure {
  readonly what: string;
  readonly value: string;
  /** Limit of `measured`. */
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
  /** Description of the plain side. */
  readonly against: string;
  run(options: BenchOptions): Promise<BenchResult>;
}
