import { integer, primaryKey, text } from './columns.js';
import { type Row, table } from './table.js';

/**
 * A role that opens a part of the desk, or the operator's of one competition. What holds in all competitions besides is
 * a `UserRole`.
 */
export interface DeskRole extends Row<DeskRole> {
  userId: number;
  role: 'editor' | 'moderator' | 'treasurer' | 'operator';
  /** 0: in all competitions. */
  competitionId: number;
}

export const defineDeskRole = table<DeskRole>('DeskRole', 'desk_roles', {
  userId: primaryKey(integer()),
  role: primaryKey(text(16)),
  competitionId: primaryKey(integer()),
});
