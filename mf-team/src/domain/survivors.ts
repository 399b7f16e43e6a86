import type { Player } from '@euro/api-contract';
import { COACH } from '@euro/game';
import { matchOutlook, stageOf, type World } from '@euro/game-ui';

/** Number of players of a squad who are still in the tournament, without the coach. */
export interface Survivors {
  /** Their nation plays in the coming matchday. */
  readonly through: number;
  /** Players whose nation may still play: its pairing is undecided. */
  readonly open: number;
  readonly out: number;
}

/** Before a matchday of the knock-out; null in the group phase and after the last deadline. */
export function survivorsOf(
  squad: readonly Pick<Player, 'id' | 'positionId'>[],
  { deadline, matches, players }: Pick<World, 'deadline' | 'matches' | 'players'>,
): Survivors | null {
  const weekId = deadline.deadlineWeek;
  if (weekId === null || !isKnockOut(weekId, matches)) return null;
  const squadPlayers = squad
    .filter(({ positionId }) => positionId !== COACH)
    .flatMap(({ id }) => players.get(id) ?? []);
  const isOpen = ({ clubId }: Player) => matchOutlook(clubId, weekId, matches) === 'open';
  const survivors = squadPlayers.filter(({ eliminated }) => !eliminated);
  const open = survivors.filter(isOpen).length;
  return { through: survivors.length - open, open, out: squadPlayers.length - survivors.length };
}

function isKnockOut(weekId: number, matches: World['matches']): boolean {
  const stages = matches.filter((match) => match.weekId === weekId).map(({ stage }) => stageOf(stage)?.stage);
  return stages.some((stage) => stage !== undefined && stage !== 'group');
}
