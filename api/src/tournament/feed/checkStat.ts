import { COACH, STATISTICS } from '@euro/game';
import type { FeedMatch, FeedPlayer, FeedStat } from './feed.js';
import { matchPhase } from './matchPhase.js';

/** Reports what is wrong with a column of the row. */
export type Refuse = (column: string, message: string) => void;

const NORMAL_MINUTES = 90;

const NEEDING_PITCH = STATISTICS.filter(({ needsPitch }) => needsPitch).map(({ name }) => name);
const OTHERS = STATISTICS.filter(({ needsPitch }) => !needsPitch).map(({ name }) => name);
const EVERYTHING = [...NEEDING_PITCH, 'inMin', 'outMin', ...OTHERS, 'skillIndex'] as const;

/** Whether a row can be true for its match: announced, so far, or whole. */
export function checkStat(
  stat: FeedStat,
  match: FeedMatch,
  player: Pick<FeedPlayer, 'name' | 'clubId' | 'positionId'> | undefined,
  refuse: Refuse,
): void {
  if (player?.positionId === COACH)
    refuse('playerId', `${player.name} is a coach; a coach has no statistics.`);
  if (player && player.clubId !== match.homeId && player.clubId !== match.awayId) {
    refuse('playerId', `The nation of ${player.name} does not play match ${match.id}.`);
  }
  switch (matchPhase(match)) {
    case 'to-come':
      checkAnnounced(stat, match, refuse);
      break;
    case 'running':
      checkCounts(stat, match, stat.inMin !== null, refuse);
      checkSoFar(stat, match.minute ?? 0, refuse);
      break;
    case 'over':
      checkCounts(stat, match, stat.minutes > 0, refuse);
      checkWhole(stat, refuse);
      break;
  }
}

function checkAnnounced(stat: FeedStat, { id }: FeedMatch, refuse: Refuse): void {
  const statistic = EVERYTHING.find((column) => (stat[column] ?? 0) > 0);
  if (statistic)
    refuse(statistic, `Match ${id} has no score yet: before the kick-off a row tells the line-up only.`);
}

function checkCounts(stat: FeedStat, match: FeedMatch, wasOn: boolean, refuse: Refuse): void {
  const { inMin, outMin, minutes } = stat;
  if (minutes > NORMAL_MINUTES && !match.extraTime) {
    refuse('minutes', `Match ${match.id} had no extra time, so nobody can have played ${minutes} minutes.`);
  }
  if (inMin !== null && outMin !== null && inMin > outMin) refuse('outMin', 'This is before inMin.');
  if (minutes > 0 && inMin === null) refuse('inMin', 'Who has minutes came on at some minute.');
  if (stat.conceeded > stat.teamConceded) refuse('conceeded', 'This is more than teamConceded.');
  if (stat.second_yellow === 1 && stat.red_card === 0)
    refuse('second_yellow', 'A second yellow is a red_card as well.');
  if (wasOn) return;
  for (const column of NEEDING_PITCH) {
    if (stat[column] > 0) refuse(column, 'Somebody with 0 minutes can only have cards.');
  }
}

function checkWhole({ inMin, outMin, started, minutes }: FeedStat, refuse: Refuse): void {
  if ((inMin === null) !== (outMin === null))
    refuse('outMin', 'Who came on also went off, at the end at the latest.');
  if (started && minutes === 0) refuse('started', 'Who started has at least one minute.');
}

/** A player on the pitch has no `outMin` yet, and nobody has played longer than the match. */
function checkSoFar({ inMin, outMin, minutes, red_card }: FeedStat, minute: number, refuse: Refuse): void {
  const tooLate = `The match is in minute ${minute} only.`;
  if ((inMin ?? 0) > minute) refuse('inMin', tooLate);
  if ((outMin ?? 0) > minute) refuse('outMin', tooLate);
  // A substitute who came on has at least a minute.
  if (minutes > Math.max(1, minute)) refuse('minutes', tooLate);
  if (inMin === null && outMin !== null) refuse('inMin', 'Who went off came on before.');
  if (red_card > 0 && inMin !== null && outMin === null)
    refuse('outMin', 'Who was sent off is not on the pitch any more.');
}
