import { Refusal } from '../../infra/errors.js';

/**
 * Relations of a caller to a league: a member, its admin, the owner of the team or the author of the comment
 * concerned.
 */
export type LeagueStanding = 'member' | 'admin' | 'teamOwner' | 'author';

/** Everything that can be done in a league and its chat, and who may do it. Handlers and tests read this one table. */
export const leaguePolicies = {
  'league.read': ['member'],
  /** Name, first matchday, mode, cover, code, another admin, its end. */
  'league.change': ['admin'],
  /** In the next competition, once its own is over. */
  'league.foundAgain': ['admin'],
  'league.readRemovals': ['admin'],
  'league.join': ['teamOwner'],
  'league.joinWithoutCode': ['admin'],
  /** A team that was removed before. */
  'league.letBackIn': ['admin'],
  /** The owner of a team that is in the league leaves with it; the admin removes it. */
  'league.takeOut': ['teamOwner', 'admin'],
  'chat.read': ['member'],
  /** Comment, vote and react. */
  'chat.write': ['member'],
  'chat.deleteComment': ['author', 'admin'],
} as const satisfies Record<string, readonly LeagueStanding[]>;

export type LeagueAction = keyof typeof leaguePolicies;

/** The fields that decide the relation; an absent one matches no user. */
interface Facts {
  readonly userId: number;
  readonly isMember?: boolean;
  readonly league?: { readonly adminId: number };
  readonly team?: { readonly userId: number } | null;
  readonly comment?: { readonly userId: number | null };
}

export function mayInLeague(action: LeagueAction, facts: Facts): boolean {
  const allowed: readonly LeagueStanding[] = leaguePolicies[action];
  return standingsOf(facts).some((standing) => allowed.includes(standing));
}

export function authorizeInLeague(action: LeagueAction, facts: Facts): void {
  if (!mayInLeague(action, facts)) throw new Refusal('forbidden');
}

function standingsOf({ userId, isMember = false, league, team, comment }: Facts): LeagueStanding[] {
  return [
    ...(isMember ? ['member' as const] : []),
    ...(league?.adminId === userId ? ['admin' as const] : []),
    ...(team?.userId === userId ? ['teamOwner' as const] : []),
    ...(comment?.userId === userId ? ['author' as const] : []),
  ];
}
