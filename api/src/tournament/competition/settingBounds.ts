/** Bounds of a number in the settings, both included. */
export interface SettingBounds {
  readonly min: number;
  readonly max: number;
  /** 1 for whole numbers; else the value is a multiple of it. */
  readonly step: 1 | 0.5 | 0.1;
}

const MATCHDAYS = 99;
/** Players of a squad without the coach. */
export const SQUAD_SIZE = { min: 11, max: 18 } as const;
const LINEUP = { min: 7, max: 11 } as const;
/** Maximum number of players in a row of the pitch. */
const ROW = 5;
/** Minutes of a match, and more than anybody does of anything. */
const MAX_NUMBER = 120;

const whole = (min: number, max: number): SettingBounds => ({ min, max, step: 1 });
const tenths = (min: number, max: number): SettingBounds => ({ min, max, step: 0.1 });
const halves = (min: number, max: number): SettingBounds => ({ min, max, step: 0.5 });
const points = halves(-100, 100);
/** Bounds of a row of field players: each row may be missing from a formation. */
const row = whole(0, ROW);
const limits = (position: number, bounds: SettingBounds) => ({
  [`formationLimits.${position}.min`]: bounds,
  [`formationLimits.${position}.max`]: bounds,
});

/**
 * The allowed range of every number in the settings of a feed, by its path; `*` is each entry of a list. An import
 * refuses what lies outside. docs/feed-format.md lists the same ranges.
 */
export const SETTING_BOUNDS: Readonly<Record<string, SettingBounds>> = {
  budget: tenths(1, 9999),
  lineupSize: whole(LINEUP.min, LINEUP.max),
  benchSize: whole(0, SQUAD_SIZE.max - LINEUP.max),
  'lineupPositionRows.0': whole(0, 1),
  'lineupPositionRows.1': whole(1, 1),
  'lineupPositionRows.2': row,
  'lineupPositionRows.3': row,
  'lineupPositionRows.4': row,
  'squadLayout.0': whole(0, 1),
  'squadLayout.1': whole(1, 3),
  'squadLayout.2': whole(1, 8),
  'squadLayout.3': whole(1, 8),
  'squadLayout.4': whole(1, 8),
  ...limits(0, whole(0, 1)),
  ...limits(1, whole(1, 1)),
  ...limits(2, row),
  ...limits(3, row),
  ...limits(4, row),
  'teamSameClubPlayersLimit.*': whole(1, SQUAD_SIZE.max + 1),
  transfersAllowed: whole(0, SQUAD_SIZE.max + 1),
  maxSavedTransfers: whole(0, 999),
  transferTaxPercentage: tenths(0, 100),
  profitTaxPercentage: tenths(0, 100),
  saleStep: tenths(0.1, 10),
  officialStartWeek: whole(1, MATCHDAYS),
  captainMultiplier: tenths(1, 10),
  tripleCaptainMultiplier: tenths(1, 10),
  'scoring.*.points': points,
  'scoring.*.points.1': points,
  'scoring.*.points.2': points,
  'scoring.*.points.3': points,
  'scoring.*.points.4': points,
  'scoring.*.per': whole(1, MAX_NUMBER),
  'scoring.*.from': whole(-MAX_NUMBER, MAX_NUMBER),
  'scoring.*.to': whole(-MAX_NUMBER, MAX_NUMBER),
  'scoring.*.times.*': whole(0, 100),
  'scoring.*.minutes': whole(0, MAX_NUMBER),
  'coachPoints.win': points,
  'coachPoints.draw': points,
  'coachPoints.loss': points,
  boostersFromWeek: whole(1, MATCHDAYS),
  powerSubsFromWeek: whole(1, MATCHDAYS),
  powerSubsPerWeek: whole(0, LINEUP.max),
  'rankingPeriods.*.id': whole(1, 999),
  'rankingPeriods.*.firstWeek': whole(1, MATCHDAYS),
  'rankingPeriods.*.lastWeek': whole(1, MATCHDAYS),
  'rankingCustom.*.id': whole(1, 999),
  'rankingCustom.*.firstWeek': whole(1, MATCHDAYS),
  'rankingCustom.*.lastWeek': whole(1, MATCHDAYS),
  reminderHours: whole(1, 168),
  teamPrice: whole(0, 100_000),
  premiumPrice: whole(0, 100_000),
  maxTeams: whole(1, 50),
  maxLeagueTeams: whole(2, 500),
  maxLeaguesPerTeam: whole(1, 50),
  maxDuels: whole(1, 20),
  yellowCardsToBan: whole(0, 20),
};

/** The bounds of the number at a path of the settings: `['coachPoints', 'win']`, `['rankingPeriods', 0, 'id']`. */
export function boundsAt(path: readonly PropertyKey[]): SettingBounds | undefined {
  const exact = path.map(String).join('.');
  const anyEntry = path.map((part) => (typeof part === 'number' ? '*' : String(part))).join('.');
  return SETTING_BOUNDS[exact] ?? SETTING_BOUNDS[anyEntry];
}

export function isWithin(value: number, { min, max, step }: SettingBounds): boolean {
  const parts = Math.round(1 / step);
  const steps = value * parts;
  return value >= min && value <= max && Math.abs(steps - Math.round(steps)) < 1e-6;
}

/** "a whole number from 0 to 16", "a number from 0.1 to 10 with at most one decimal". */
export function describeBounds({ min, max, step }: SettingBounds): string {
  if (min === max) return String(min);
  if (step === 1) return `a whole number from ${min} to ${max}`;
  const detail = step === 0.5 ? 'in steps of 0.5' : 'with at most one decimal';
  return `a number from ${min} to ${max} ${detail}`;
}
