import type { Match, Player } from '@euro/api-contract';
import { COACH } from '@euro/game';
import { type DifficultyOf, meanLevel, type Outing, programmeOf } from '../../domain/programme.js';
import type { PlannerSort } from './plannerView.js';

/** A man or a nation with its programme. */
export interface PlannerRow {
  readonly id: number;
  readonly clubId: number;
  /** What decides among equals, and in the order of positions. */
  readonly rank: number;
  readonly outings: readonly Outing[];
  /** Mean difficulty of what is known; null when nothing is. */
  readonly mean: number | null;
}

/** What a team meets in a matchday. */
export interface WeekLoad {
  readonly weekId: number;
  /** Mean difficulty of its known matches; null when there is none. */
  readonly mean: number | null;
  /** Men with an easy match. */
  readonly light: number;
}

/** A match is light up to this difficulty. */
const LIGHT = 2;

/** What a programme is read from. */
export interface ProgrammeSource {
  readonly weeks: readonly number[];
  readonly matches: readonly Match[];
  readonly difficultyOf: DifficultyOf;
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
  { weeks, matches, difficultyOf }: ProgrammeSource,
): PlannerRow {
  const outings = programmeOf(clubId, weeks, matches, difficultyOf);
  return { id, clubId, rank, outings, mean: meanLevel(outings) };
}

/** Sorts a programme; who has no known match comes last. */
export function sortRows(rows: readonly PlannerRow[], sort: PlannerSort): PlannerRow[] {
  const weight = (row: PlannerRow): number => {
    if (sort === 'position') return 0;
    const level = sort === 'easiest' ? row.mean : levelIn(row, sort);
    return level ?? Number.MAX_SAFE_INTEGER;
  };
  return [...rows].sort((one, other) => weight(one) - weight(other) || one.rank - other.rank);
}

/** How hard each matchday is for all rows together. */
export function loadOf(rows: readonly PlannerRow[], weeks: readonly number[]): WeekLoad[] {
  return weeks.map((weekId) => {
    const outings = rows.flatMap(({ outings: all }) => all.filter((outing) => outing.weekId === weekId));
    return {
      weekId,
      mean: meanLevel(outings),
      light: outings.filter((outing) => outing.kind === 'known' && outing.level <= LIGHT).length,
    };
  });
}

function levelIn({ outings }: PlannerRow, weekId: number): number | null {
  const outing = outings.find((each) => each.weekId === weekId);
  return outing?.kind === 'known' ? outing.level : null;
}
