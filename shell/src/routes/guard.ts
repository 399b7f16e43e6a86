import type { Loadable, MyTeam } from '@euro/platform';
import type { Access } from './shellPages.js';

export type Verdict =
  | 'enter'
  /** To /home, remembering where he wanted to go (spec §2). */
  | 'sign-in-first'
  /** To /new, remembering where he wanted to go: it needs a team. */
  | 'team-first'
  /** Whether he has a team is being found out. */
  | 'wait'
  /** To /home: this is for guests. */
  | 'go-home'
  /** From /, to the own points or /home. */
  | 'go-to-start';

/** What the guard knows of who is there. */
export interface Visitor {
  /** The marker cookie says that he is signed in (spec §2); the server decides about data. */
  readonly hasMarker: boolean;
  /** The session ran out on this very page: it stays, with a question to sign in again. */
  readonly isHeld: boolean;
  readonly teams: Loadable<readonly MyTeam[]>;
}

/** Whether a page is for the signed-in only. */
export function needsSession(access: Access): boolean {
  return access === 'signed-in' || access === 'with-team';
}

/** Who may see a page. A team that can't be known is taken for there: the server decides. */
export function judge(pathname: string, access: Access, { hasMarker, isHeld, teams }: Visitor): Verdict {
  if (needsSession(access)) {
    if (!hasMarker) return isHeld ? 'enter' : 'sign-in-first';
    if (access === 'signed-in' || isHeld) return 'enter';
    if (teams.status === 'loading') return 'wait';
    return teams.value?.length === 0 ? 'team-first' : 'enter';
  }
  if (access === 'guest' && hasMarker) return pathname === '/' ? 'go-to-start' : 'go-home';
  return 'enter';
}
