import { COUNTS, type PlayerTimeline, type SidedStat, type Timeline } from './timeline.js';

/** The goals of one side by the end of a minute. */
export function goalsAt({ goals }: Timeline, clubId: number | null, minute: number): number {
  return goals.filter((goal) => goal.clubId === clubId && goal.minute <= minute).length;
}

/**
 * The statistics of a match in one of its minutes: a row for each player who has been on the pitch or carded by then.
 * Minute 0 is the team sheet: the starters, with all counts 0.
 */
export function statsAt({ players, length }: Timeline, minute: number): SidedStat[] {
  return [...players.values()].flatMap((player) => statAt(player, minute, length) ?? []);
}

function statAt({ final, counts }: PlayerTimeline, minute: number, length: number): SidedStat | null {
  const { inMin, outMin, started } = final;
  const isOn = inMin !== null && minute > 0 && inMin <= minute;
  const so = Object.fromEntries(COUNTS.map((name) => [name, upTo(counts[name], minute)]));
  const hasCard = upTo(counts.yellow_cards, minute) + upTo(counts.red_card, minute) > 0;
  if (!isOn && !started && !hasCard) return null;
  const isSentOff = upTo(counts.red_card, minute) > 0;
  const hasLeft = isOn && outMin !== null && outMin <= minute && (outMin < length || isSentOff);
  return {
    ...final,
    ...so,
    inMin: isOn ? inMin : null,
    outMin: hasLeft ? outMin : null,
    minutes: isOn ? playedBy(final, inMin, minute) : 0,
    // The three best are named when the match is over.
    skillIndex: null,
  };
}

/** A substitute who came on has at least a minute, as in the feed. */
function playedBy({ outMin, minutes }: SidedStat, inMin: number, minute: number): number {
  if (outMin !== null && outMin <= minute) return minutes;
  return Math.min(minutes, Math.max(1, minute - inMin));
}

function upTo(minutes: readonly number[], minute: number): number {
  return minutes.filter((one) => one <= minute).length;
}
