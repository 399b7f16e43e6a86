import type { Access } from './shellPages.js';

export type Verdict =
  | 'enter'
  /** To /home, remembering where he wanted to go (spec §2). */
  | 'sign-in-first'
  /** To /home: this is for guests. */
  | 'go-home'
  /** From /, to the own points or /home. */
  | 'go-to-start';

/**
 * Who may see a page. Looks at nothing but the marker cookie (spec §2); the server decides about data.
 * @param isHeld the session ran out on this very page: it stays, with a question to sign in again
 */
export function judge(pathname: string, access: Access, hasMarker: boolean, isHeld: boolean): Verdict {
  if (access === 'signed-in') return hasMarker || isHeld ? 'enter' : 'sign-in-first';
  if (access === 'guest' && hasMarker) return pathname === '/' ? 'go-to-start' : 'go-home';
  return 'enter';
}
