import type { Database } from '../infra/db/database.js';
import type { SquadBody } from './squads.js';

/** A transfer in the form of the API's calls. */
export interface TransferBody {
  outId: number;
  inId: number;
}

/**
 * Transfers that a squad can make: for each of these players the cheapest one of his position from nations that the
 * squad does not have, so that no limit is met.
 */
export async function transfersFor(
  { models }: Pick<Database, 'models'>,
  { starting, bench }: Pick<SquadBody, 'starting' | 'bench'>,
  outIds: readonly number[],
): Promise<TransferBody[]> {
  const players = await models.Player.findAll({
    order: [
      ['value', 'ASC'],
      ['id', 'ASC'],
    ],
    raw: true,
  });
  const squad = [...starting, ...bench];
  const clubs = new Map<number, number>();
  for (const { id, clubId } of players)
    if (squad.includes(id)) clubs.set(clubId, (clubs.get(clubId) ?? 0) + 1);
  const usedIds = new Set(squad);
  return outIds.map((outId) => {
    const out = players.find(({ id }) => id === outId);
    const partner = players.find(
      ({ id, positionId, clubId }) =>
        positionId === out?.positionId && !usedIds.has(id) && (clubs.get(clubId) ?? 0) === 0,
    );
    if (!out || !partner) throw new Error(`There is nobody to come for ${outId}.`);
    usedIds.add(partner.id);
    clubs.set(partner.clubId, (clubs.get(partner.clubId) ?? 0) + 1);
    return { outId, inId: partner.id };
  });
}
