import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@euro/api/random';
import type { Portal } from '../portal.js';
import type { Journal } from './journal.js';
import type { Shots } from './shots.js';
import { STEPS } from './steps.js';

const PAGE = 100;
/**
 * Milliseconds for which another process may still show the settlement before: it looks for a new one each second, and
 * one that the database does not answer waits as long as a call may (`DATABASE_TIMEOUT`).
 */
const STALE_MS = 6_000;

interface Row {
  readonly team: { readonly id: number; readonly rank: number; readonly points: number };
}

interface Around {
  readonly portal: Portal;
  readonly random: Random;
  readonly journal: Journal;
  readonly shots: Shots;
  /** When each correction was first seen by any reader, milliseconds since the beginning. */
  readonly firstSeen: Map<number, number>;
}

/** A reader of rankings: each answer must be of one settlement, and not long outdated by another one. */
export class RankingReader {
  readonly violations: string[] = [];
  reads = 0;
  /** Answers older than the one before, and the longest that one was outdated, in milliseconds. */
  wentBack = 0;
  longestBack = 0;
  /** Index of the correction that the last answer showed. */
  private last = 0;
  /** Settlements seen. */
  readonly seen = new Set<number>();
  private isStopped = false;

  constructor(
    readonly name: string,
    private readonly around: Around,
  ) {}

  async read(): Promise<void> {
    const { portal, random, journal } = this.around;
    const pages = Math.ceil(this.around.shots.model.size / PAGE);
    while (!this.isStopped) {
      const page = random.next() < 0.5 ? 1 : 1 + random.whole(pages);
      const type = random.pick(['general', 'week']);
      const path = `rankings/${type}?pageRecords=${PAGE}&pageNumber=${page}`;
      const { status, body } = await portal.call({ method: 'GET', path });
      if (status === 200) this.check(path, body.data as readonly Row[], journal.now());
      await pause(100 + random.whole(150));
    }
  }

  stop(): void {
    this.isStopped = true;
  }

  /** @param at milliseconds since the beginning at which the answer was there */
  private check(path: string, rows: readonly Row[], at: number): void {
    this.reads += 1;
    const steps = this.stepsOf(rows);
    const complain = (what: string) =>
      this.violations.push(`${this.name} at ${(at / 1_000).toFixed(3)} s, ${path}: ${what}`);
    if (steps.length === 0) return void complain('rows of two settlements in one answer');
    const wrong = rows.findIndex((row, index) => !isRanked(row, rows[index - 1]));
    if (wrong >= 0) complain(`rank of team ${rows[wrong]?.team.id} does not fit its points`);
    if (steps.length === STEPS) return;
    const corrections = this.around.shots.steps;
    const next = corrections.findIndex(
      ({ step, from }, index) => index >= this.last && from <= at && steps.includes(step),
    );
    if (next >= 0) {
      this.last = next;
      this.seen.add(next);
      if (!this.around.firstSeen.has(next)) this.around.firstSeen.set(next, at);
      return;
    }
    const older = corrections.findLastIndex(({ step }, index) => index < this.last && steps.includes(step));
    const outdatedMs = at - this.outdatedSince(older);
    this.wentBack += 1;
    this.longestBack = Math.max(this.longestBack, outdatedMs);
    if (outdatedMs <= STALE_MS) return;
    const before = corrections[this.last];
    complain(
      `step ${steps.join(' or ')} after step ${before?.step}, outdated for ${Math.round(outdatedMs)} ms`,
    );
  }

  /** When anybody first saw a later correction than this one; minus infinity where it never was. */
  private outdatedSince(index: number): number {
    const later = [...this.around.firstSeen].filter(([step]) => step > index).map(([, at]) => at);
    return index < 0 ? Number.NEGATIVE_INFINITY : Math.min(...later);
  }

  /** The steps that explain all rows. */
  private stepsOf(rows: readonly Row[]): readonly number[] {
    const { model } = this.around.shots;
    return Array.from({ length: STEPS }, (_, step) => step).filter((step) =>
      rows.every(({ team }) => {
        const { base, perStep } = model.get(team.id) ?? { base: Number.NaN, perStep: 0 };
        return team.points * 2 === base - step * perStep;
      }),
    );
  }
}

function isRanked({ team }: Row, before: Row | undefined): boolean {
  if (!before) return true;
  if (team.points > before.team.points) return false;
  return (team.points === before.team.points) === (team.rank === before.team.rank);
}
