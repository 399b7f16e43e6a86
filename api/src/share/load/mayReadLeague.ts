import type { Caller } from '../../http/index.js';
import { isMember, isPictureKey } from '../../leagues/index.js';
import type { League } from '../../models/index.js';
import type { ShareContext } from '../context.js';

interface Reader {
  /** Key of a picture that a member shared. */
  readonly key: string | null;
  readonly caller: Caller | null;
}

/** True for members of a league, and for callers with the key of its pictures. */
export async function mayReadLeague(
  context: ShareContext,
  league: Pick<League, 'id' | 'inviteKey'>,
  { key, caller }: Reader,
): Promise<boolean> {
  if (key !== null && isPictureKey(context.inviteCodes, league, key)) return true;
  return caller !== null && isMember(context, league.id, caller.userId);
}
