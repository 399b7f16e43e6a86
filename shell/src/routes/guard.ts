import type { Loadable, MyTeam } from '@euro/platform';
import type { Access } from './shellPages.js';

export type Verdict =
  | 'enter'
  /** To /home; the target path is remembered (spec §2). */
  | 'sign-in-first'
  /** To /new; the target path, which needs a team, is remembered. */
  | 'team-first'
  /** The user's teams are loading. */
  | 'wait'
  /** To /home: this is for guests. */
  | 'go-home'
  /** From /, to the own points or /home. */
  | 'go-to-start';

/** The user, as known to the guard. */
export interface Visitor {
  /** The marker cookie of a session exists (spec §2); the server decides about data. */
  readonly hasMarker: boolean;
  /** The session expired on this page: it stays, with a dialog to sign in again. */
  readonly hasExpired: boolean;
  readonly teams: Loadable<readonly MyTeam[]>;
}

/** True for pages that need a session. */
export function needsSession(access: Access): boolean {
  return access === 'signed-in' || access === 'with-team';
}

/** Decides access to a page. When teams can't be loaded, a team is assumed and the server decides. */
export function decideAccess(
  pathname: string,
  access: Access,
  { hasMarker, hasExpired, teams }: Visitor,
): Verdict {
  if (needsSession(access)) {
    if (!hasMarker) return hasExpired ? 'enter' : 'sign-in-first';
    if (access === 'signed-in' || hasExpired) return 'enter';
    if (teams.status === 'loading') return 'wait';
    return teams.value?.length === 0 ? 'team-first' : 'enter';
  }
  if (access === 'guest' && hasMarker) return pathname === '/' ? 'go-to-start' : 'go-home';
  return 'enter';
}
