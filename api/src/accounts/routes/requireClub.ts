import type { Database } from '../../infra/db/database.js';
import { Refusal } from '../../infra/errors.js';

/** @throws the refusal `invalid-input` for a favourite nation that there is not; none is fine. */
export async function requireClub(
  { models }: Pick<Database, 'models'>,
  clubId: number | null | undefined,
): Promise<void> {
  if (clubId == null) return;
  const club = await models.Club.findByPk(clubId, { attributes: ['id'], raw: true });
  if (!club) throw new Refusal('invalid-input', { issues: [{ path: 'favoriteClubId', code: 'unknown' }] });
}
