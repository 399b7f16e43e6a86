import type { World } from './world.js';

/** The tournament with the clubs and numbers that players have in a matchday, at its deadline (decisions §11.1). */
export function worldIn(world: World, weekId: number): World {
  const deadline = world.weeks.find((week) => week.weekId === weekId)?.deadlineDate ?? '';
  const moved = [...world.players.values()].flatMap((player) => {
    const { clubs, leftAt = '~' } = player;
    const club = clubs?.filter(({ from }) => (from ?? '') <= deadline).at(-1);
    return club && leftAt > deadline ? [[player.id, { ...player, ...club }] as const] : [];
  });
  return moved.length === 0 ? world : { ...world, players: new Map([...world.players, ...moved]) };
}
