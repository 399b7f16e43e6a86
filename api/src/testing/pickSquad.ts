import type { PositionId } from '@euro/game';
import type { Database } from '../infra/db/database.js';
import type { SquadBody } from './squads.js';

/** A position and the nation's short name; `regular` wants the one who played most. */
export type PlayerChoice = readonly [PositionId, string, 'regular'?];

/** A squad of the cheapest players of these nations, in this order; the last two starters wear the armbands. */
export async function pickSquad(
  { models }: Database,
  shape: { readonly starting: readonly PlayerChoice[]; readonly bench: readonly PlayerChoice[] },
): Promise<SquadBody> {
  const clubs = await models.Club.findAll({ raw: true });
  const players = await models.Player.findAll({
    order: [
      ['value', 'ASC'],
      ['id', 'ASC'],
    ],
    raw: true,
  });
  const stats = await models.MatchStat.findAll({ attributes: ['playerId', 'minutes'], raw: true });
  const minutes = new Map<number, number>();
  for (const stat of stats) minutes.set(stat.playerId, (minutes.get(stat.playerId) ?? 0) + stat.minutes);
  const regulars = players.toSorted((a, b) => (minutes.get(b.id) ?? 0) - (minutes.get(a.id) ?? 0));
  const pickedIds = new Set<number>();
  const pick = ([positionId, short, kind]: PlayerChoice): number => {
    const club = clubs.find((one) => one.short === short);
    const player = (kind === 'regular' ? regulars : players).find(
      (one) => one.positionId === positionId && one.clubId === club?.id && !pickedIds.has(one.id),
    );
    if (!player) throw new Error(`${short} has nobody left at position ${positionId}.`);
    pickedIds.add(player.id);
    return player.id;
  };
  const starting = shape.starting.map(pick);
  const bench = shape.bench.map(pick);
  const [captainId = 0, viceCaptainId = 0] = starting.slice(-2);
  return { starting, bench, captainId, viceCaptainId };
}
