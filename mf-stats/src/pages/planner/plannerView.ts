/** The fan's own men, or all nations. */
export const PLANNER_TABS = ['team', 'nations'] as const;
export type PlannerTab = (typeof PLANNER_TABS)[number];

/** The lightest programme first, the order of a pitch, or whose match of a matchday is the easiest. */
export type PlannerSort = 'easiest' | 'position' | number;

/** Number of matchdays beside each other that fit on a phone. */
const WINDOW = 3;

/** The view in the address. */
export interface PlannerView {
  readonly tab: PlannerTab;
  readonly sort: PlannerSort;
  /** The first matchday shown; null for the next one. */
  readonly from: number | null;
  /** Id of one of the user's teams; null for the current one. */
  readonly team: number | null;
}

/** Reads the address; what makes no sense there counts as absent. */
export function readPlannerView(query: URLSearchParams): PlannerView {
  const sort = query.get('sort');
  return {
    tab: query.get('tab') === 'nations' ? 'nations' : 'team',
    sort: sort === 'position' ? sort : (wholeNumber(sort) ?? 'easiest'),
    from: wholeNumber(query.get('from')),
    team: wholeNumber(query.get('team')),
  };
}

/** Serializes the view; defaults are left out. */
export function writePlannerView({ tab, sort, from, team }: PlannerView): URLSearchParams {
  const query = new URLSearchParams();
  if (tab !== 'team') query.set('tab', tab);
  if (sort !== 'easiest') query.set('sort', String(sort));
  if (from !== null) query.set('from', String(from));
  if (team !== null) query.set('team', String(team));
  return query;
}

/** The coming matchdays in parts of {@link WINDOW}. */
export function windowsOf(weeks: readonly number[]): readonly (readonly number[])[] {
  return Array.from({ length: Math.ceil(weeks.length / WINDOW) }, (_, part) =>
    weeks.slice(part * WINDOW, (part + 1) * WINDOW),
  );
}

/** The part with the matchday in the address, or the first one; empty after the last matchday. */
export function windowAt(weeks: readonly number[], from: number | null): readonly number[] {
  const windows = windowsOf(weeks);
  return windows.find((part) => from !== null && part.includes(from)) ?? windows[0] ?? [];
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
