import type { Match, Player } from '@euro/api-contract';
import { COACH } from '@euro/game';
import { type DifficultyOf, meanLevel, type ProgrammeEntry, programmeOf } from '../../domain/programme.js';
import type { PlannerSort } from './plannerView.js';

/** A man or a nation with its programme. */
export interface PlannerRow {
  readonly id: number;
  readonly clubId: number;
  /** Order among equals, and in the order of positions. */
  readonly rank: number;
  readonly entries: readonly ProgrammeEntry[];
  /** Mean difficulty of the decided matches; null without any. */
  readonly mean: number | null;
}

/** A team's matches in a matchday. */
export interface WeekLoad {
  readonly weekId: number;
  /** Mean difficulty of its decided matches; null without any. */
  readonly mean: number | null;
  /** Men with an easy match. */
  readonly light: number;
}

/** A match is light up to this difficulty. */
const LIGHT = 2;

/** Input of a programme. */
export interface ProgrammeSource {
  readonly weeks: readonly number[];
  readonly matches: readonly Match[];
  readonly difficultyOf: DifficultyOf;
  /** Eliminated nations: they have no match where the pairing is undecided. */
  readonly outIds?: ReadonlySet<number>;
}

/** The programme of each man of a squad. */
export function menRows(squad: readonly Player[], source: ProgrammeSource): PlannerRow[] {
  return squad.map(({ id, clubId, positionId }, place) =>
    // The coach is no field position: he closes the list.
    rowOf(id, clubId, (positionId === COACH ? 9 : positionId) * 100 + place, source),
  );
}

/** The programme of each nation, in the order they are given. */
export function nationRows(clubIds: readonly number[], source: ProgrammeSource): PlannerRow[] {
  return clubIds.map((clubId, place) => rowOf(clubId, clubId, place, source));
}

function rowOf(
  id: number,
  clubId: number,
  rank: number,
  { weeks, matches, difficultyOf, outIds }: ProgrammeSource,
): PlannerRow {
  const entries = programmeOf(clubId, weeks, matches, difficultyOf).map((entry): ProgrammeEntry => {
    const hasNone = entry.kind !== 'known' && outIds?.has(clubId) === true;
    return hasNone ? { kind: 'none', weekId: entry.weekId } : entry;
  });
  return { id, clubId, rank, entries, mean: meanLevel(entries) };
}

/** Sorts a programme; rows without a decided match come last. */
export function sortRows(rows: readonly PlannerRow[], sort: PlannerSort): PlannerRow[] {
  const weight = (row: PlannerRow): number => {
    if (sort === 'position') return 0;
    const level = sort === 'easiest' ? row.mean : levelIn(row, sort);
    return level ?? Number.MAX_SAFE_INTEGER;
  };
  return [...rows].sort((one, other) => weight(one) - weight(other) || one.rank - other.rank);
}

/** Difficulty of each matchday for all rows together. */
export function loadOf(rows: readonly PlannerRow[], weeks: readonly number[]): WeekLoad[] {
  return weeks.map((weekId) => {
    const entries = rows.flatMap(({ entries: all }) => all.filter((entry) => entry.weekId === weekId));
    return {
      weekId,
      mean: meanLevel(entries),
      light: entries.filter((entry) => entry.kind === 'known' && entry.level <= LIGHT).length,
    };
  });
}

function levelIn({ entries }: PlannerRow, weekId: number): number | null {
  const entry = entries.find((each) => each.weekId === weekId);
  return entry?.kind === 'known' ? entry.level : null;
}
