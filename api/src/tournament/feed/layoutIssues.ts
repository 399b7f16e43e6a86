import { COACH, DEFAULT_SETTINGS, POSITION_IDS, type Range } from '@euro/game';
import { SQUAD_SIZE } from '../competition/settingBounds.js';
import { fieldOf, formatValue, type SettingIssue } from './settingIssue.js';

const ROWS = POSITION_IDS.length;

/**
 * Issues of squad settings that don't fit each other: squad, formations and the first formation. The bench is the
 * squad without the starters, so it can always be filled when these fit.
 */
export function layoutIssues(settings: object): SettingIssue[] {
  const size = fieldOf(settings, 'lineupSize');
  const bench = fieldOf(settings, 'benchSize');
  const layout = fieldOf(settings, 'squadLayout') ?? DEFAULT_SETTINGS.squadLayout;
  const limits = fieldOf(settings, 'formationLimits') ?? DEFAULT_SETTINGS.formationLimits;
  // The bounds report values that are no numbers.
  if (typeof size !== 'number' || typeof bench !== 'number') return [];
  return [
    ...sizeIssues(size + bench),
    ...(isNumbers(layout) ? layoutIssue(layout, size + bench) : []),
    ...(isNumbers(layout) && isRanges(limits) ? limitIssues(limits, layout, size) : []),
    ...rowIssues(fieldOf(settings, 'lineupPositionRows'), limits, layout, size),
  ];
}

function sizeIssues(squad: number): SettingIssue[] {
  if (squad >= SQUAD_SIZE.min && squad <= SQUAD_SIZE.max) return [];
  const message = `With lineupSize it makes ${squad} players instead of ${SQUAD_SIZE.min} to ${SQUAD_SIZE.max}.`;
  return [{ path: ['benchSize'], message }];
}

function layoutIssue(layout: readonly number[], squad: number): SettingIssue[] {
  if (layout.length === ROWS && playersOf(layout) === squad) return [];
  const message = `${formatValue(layout)} is not a coach or none, and ${squad} players (lineupSize and benchSize) of four positions.`;
  return [{ path: ['squadLayout'], message }];
}

function limitIssues(limits: readonly Range[], layout: readonly number[], size: number): SettingIssue[] {
  const issues = limits.flatMap(({ min, max }, position): SettingIssue[] => {
    const squadCount = layout[position] ?? 0;
    const isFine =
      position === COACH ? min === squadCount && max === squadCount : min <= max && max <= squadCount;
    if (isFine) return [];
    const allowedRange =
      position === COACH ? `${squadCount} to ${squadCount}` : `a range within 0 to ${squadCount}`;
    const message = `${min} to ${max} is not ${allowedRange}: the squad has ${squadCount} of this position.`;
    return [{ path: ['formationLimits', position], message }];
  });
  const least = playersOf(limits.map(({ min }) => min));
  const maxPlayers = playersOf(limits.map(({ max }) => max));
  if (limits.length === ROWS && least <= size && size <= maxPlayers) return issues;
  const message = `It allows ${least} to ${maxPlayers} starters; ${size} (lineupSize) are needed.`;
  return [...issues, { path: ['formationLimits'], message }];
}

function rowIssues(rows: unknown, limits: unknown, layout: unknown, size: number): SettingIssue[] {
  if (!Array.isArray(rows)) return [];
  const coaches = isNumbers(layout) ? (layout[COACH] ?? 0) : 1;
  if (
    rows.length !== ROWS ||
    rows.reduce<number>((total, row) => total + Number(row), 0) !== size + coaches
  ) {
    const coach = coaches === 0 ? 'no coach' : 'a coach';
    const message = `${formatValue(rows)} is not ${ROWS} rows with ${coach} and ${size} players in all.`;
    return [{ path: ['lineupPositionRows'], message }];
  }
  if (!isRanges(limits)) return [];
  return rows.flatMap((row: unknown, position): SettingIssue[] => {
    const range = limits[position];
    if (typeof row !== 'number' || !range || (row >= range.min && row <= range.max)) return [];
    const message = `${row} is not within formationLimits, ${range.min} to ${range.max}.`;
    return [{ path: ['lineupPositionRows', position], message }];
  });
}

function playersOf(counts: readonly number[]): number {
  return counts.reduce((sum, count, position) => (position === COACH ? sum : sum + count), 0);
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'number');
}

function isRanges(value: unknown): value is readonly Range[] {
  return (
    Array.isArray(value) && value.every((entry) => isNumbers([fieldOf(entry, 'min'), fieldOf(entry, 'max')]))
  );
}
