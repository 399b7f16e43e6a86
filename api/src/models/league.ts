import type { LeagueMode } from '@euro/api-contract';
import type { CreationOptional } from 'sequelize';
import { autoId, flag, integer, moment, optional, text, withDefault } from './columns.js';
import { type Row, table } from './table.js';

/** A mini-league; its teams are in `league_members`. */
export interface League extends Row<League> {
  id: CreationOptional<number>;
  competitionId: number;
  name: string;
  /** File name of the picture below `uploads/covers`; null for the drawn one. */
  cover: CreationOptional<string | null>;
  /** A user who owns a team of the league. */
  adminId: number;
  /** It scores from this matchday (decisions §5.7). */
  weekId: number;
  mode: LeagueMode;
  /** Everybody may find it by its name and join. */
  findable: boolean;
  /** Number of renewals of its invite code, which codes of the previous release contain. */
  inviteVersion: CreationOptional<number>;
  /** The random part of its invite code; null until a league of the release before is read (`withInviteKeys`). */
  inviteKey: CreationOptional<number | null>;
  /** The league of an earlier competition that it was founded again from; null for none. */
  againOf: CreationOptional<number | null>;
  /** Grows with each change of its chat. */
  chatRevision: CreationOptional<number>;
  createdAt: number;
}

export const defineLeague = table<League>('League', 'leagues', {
  id: autoId(),
  competitionId: integer(),
  name: text(400),
  cover: optional.text(300),
  adminId: integer(),
  weekId: integer(),
  mode: text(16),
  findable: flag(),
  inviteVersion: withDefault(integer(), 0),
  inviteKey: optional.moment(),
  againOf: optional.integer(),
  chatRevision: withDefault(integer(), 0),
  createdAt: moment(),
});
