import type { Database } from '../infra/db/database.js';
import { select } from '../infra/db/select.js';
import { MEMBERSHIP } from './membership.js';

/** A comment that mentions a member, with the names that its league's chat shows. */
export interface Mention {
  readonly league: string;
  readonly author: string;
  readonly comment: string;
}

interface MentionQuery {
  readonly leagueId: number;
  readonly commentId: number;
  /** The member who is mentioned. */
  readonly userId: number;
}

/** Shown in place of the name of a team that was deleted. */
const NO_NAME = '—';

/** A mention as it is now; null once the comment is deleted or hidden, or the mentioned user is no member any more. */
export async function loadMention(
  { sequelize }: Pick<Database, 'sequelize'>,
  { leagueId, commentId, userId }: MentionQuery,
): Promise<Mention | null> {
  const [row] = await select<Omit<Mention, 'author'> & { readonly author: string | null }>(
    sequelize,
    `SELECT g.name AS league, t.name AS author, c.body AS comment
       FROM comments c
       JOIN leagues g ON g.id = c.league_id
       LEFT JOIN teams t ON t.id = c.team_id AND t.deleted_at IS NULL
      WHERE c.id = :commentId AND c.league_id = :leagueId AND c.deleted = 0 AND c.hidden = 0 AND ${MEMBERSHIP}`,
    { leagueId, commentId, userId },
  );
  return row ? { ...row, author: row.author ?? NO_NAME } : null;
}
