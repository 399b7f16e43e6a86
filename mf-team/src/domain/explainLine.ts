import type { PlayerMatch, PointLine } from '@euro/api-contract';

/** A text's key with the numbers in it. */
export interface StatText {
  readonly key:
    | 'stat-minutes'
    | 'stat-goal'
    | 'stat-assist'
    | 'stat-clean-sheet'
    | 'stat-conceded'
    | 'stat-saves'
    | 'stat-penalty'
    | 'stat-card'
    | 'stat-duels'
    | 'stat-duels-difference'
    | 'stat-interceptions'
    | 'stat-shots'
    | 'stat-errors'
    | 'stat-chances'
    | 'stat-clearances'
    | 'stat-recoveries'
    | 'stat-skill-1'
    | 'stat-skill-2'
    | 'stat-skill-3';
  readonly values: Readonly<Record<string, number>>;
}

const KEYS: Readonly<Record<string, StatText['key']>> = {
  'minutes-under-60': 'stat-minutes',
  'minutes-60': 'stat-minutes',
  goal: 'stat-goal',
  assist: 'stat-assist',
  'clean-sheet': 'stat-clean-sheet',
  conceded: 'stat-conceded',
  saves: 'stat-saves',
  'penalty-saved': 'stat-penalty',
  'penalty-miss': 'stat-penalty',
  'own-goal': 'stat-goal',
  'yellow-card': 'stat-card',
  'red-card': 'stat-card',
  interceptions: 'stat-interceptions',
  'shots-off-target': 'stat-shots',
  'error-lead-to-goal': 'stat-errors',
  'big-chances': 'stat-chances',
  'head-clearances': 'stat-clearances',
  'ball-recoveries': 'stat-recoveries',
};

/** The statistic behind a line of points, as a text; null for a rule without one (a coach's result). */
export function explainLine(
  line: PointLine,
  { pointsOverview }: Pick<PlayerMatch, 'pointsOverview'>,
): StatText | null {
  const { rule, stat } = line;
  if (rule === 'duels') {
    return pointsOverview === null
      ? { key: 'stat-duels-difference', values: { stat } }
      : { key: 'stat-duels', values: { won: pointsOverview.duelWon, lost: pointsOverview.duelLost } };
  }
  if (rule === 'skill-index') {
    return stat === 1 || stat === 2 || stat === 3 ? { key: `stat-skill-${stat}`, values: {} } : null;
  }
  const key = KEYS[rule];
  return key === undefined ? null : { key, values: { stat } };
}
