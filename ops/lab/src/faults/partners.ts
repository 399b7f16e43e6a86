import type { Database } from '@euro/api/testing';

/**
 * A replacement for each player in any squad without players of that club: of the same position, and not more
 * expensive. Null where there is none.
 */
export async function findPartners({
  models,
}: Database): Promise<(outId: number, squad: readonly number[]) => number | null> {
  const rows = await models.Player.findAll({
    attributes: ['id', 'positionId', 'clubId', 'value'],
    raw: true,
  });
  const playerById = new Map(rows.map((row) => [row.id, row]));
  return (outId, squad) => {
    const out = playerById.get(outId);
    const clubs = new Set(squad.map((id) => playerById.get(id)?.clubId));
    const partner = rows.find(
      ({ id, positionId, clubId, value }) =>
        positionId === out?.positionId && value <= out.value && !squad.includes(id) && !clubs.has(clubId),
    );
    return partner?.id ?? null;
  };
}
