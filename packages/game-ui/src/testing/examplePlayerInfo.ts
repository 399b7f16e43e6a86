import type { PlayerInfo } from '../hooks/usePlayerInfo.js';
import { players } from './exampleWorld.js';

/** The answer of `GET player/{id}` for a player of the example world, who played no match yet. */
export function examplePlayerInfo(id: number, fields: Partial<PlayerInfo> = {}): PlayerInfo {
  const player = players.find((each) => each.id === id);
  if (player === undefined) throw new Error(`no such player: ${id}`);
  return { player, stats: [], values: [], ownership: [], career: [], ...fields };
}
