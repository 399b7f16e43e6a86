const MINUTE = 60_000;

/** The fields that determine the length of a match; moments in epoch milliseconds. */
export interface TimedMatch {
  readonly kickoffAt: number;
  readonly finishedAt: number;
  readonly extraTime: boolean;
}

/** Play, then a pause: a break with the time that was added before it. In minutes. */
interface Half {
  readonly play: number;
  readonly pause: number;
}

/** 45 minutes, two added, the break; then 45, and added time fills the rest. */
const REGULAR: readonly Half[] = [
  { play: 45, pause: 17 },
  { play: 45, pause: 0 },
];
/** The regular time of every match takes the same, so that an extra time can't be predicted. */
const EXTRA: readonly Half[] = [
  { play: 45, pause: 17 },
  { play: 45, pause: 13 },
  { play: 15, pause: 2 },
  { play: 15, pause: 0 },
];

/** The minutes of play that a match has: 90, or 120 with extra time. */
export function lengthOf({ extraTime }: Pick<TimedMatch, 'extraTime'>): number {
  return extraTime ? 120 : 90;
}

/**
 * When each minute of play begins, the first at the kick-off, so that the last ends by the final whistle; epoch
 * milliseconds. A match that was shorter than its minutes need (broken off, or badly recorded) runs faster.
 */
export function minuteMoments(match: TimedMatch): number[] {
  const halves = match.extraTime ? EXTRA : REGULAR;
  const required = halves.reduce((sum, { play, pause }) => sum + play + pause, 0) * MINUTE;
  const pace = Math.min(1, (match.finishedAt - match.kickoffAt) / required);
  const moments: number[] = [];
  let elapsed = 0;
  for (const { play, pause } of halves) {
    for (let minute = 0; minute < play; minute += 1) {
      moments.push(match.kickoffAt + Math.ceil((elapsed + minute) * MINUTE * pace));
    }
    elapsed += play + pause;
  }
  return moments;
}

/** The minute of play at `now`, 1 from the kick-off on; 45, 90 and 105 through breaks, the last one until the end. */
export function minuteAt(match: TimedMatch, now: number): number {
  return minuteMoments(match).filter((moment) => moment <= now).length;
}
