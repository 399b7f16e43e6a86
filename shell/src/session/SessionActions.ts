import type { SignedIn, User } from '@euro/api-contract';
import type { ApiFailure } from '@euro/platform';
import { createContext, useContext } from 'react';

import type { SignInWay } from './sessionSource.js';

/** Session actions of the shell's own pages; remotes only read the session. */
export interface SessionActions {
  /** After a sign-in or registration that the server accepted; with e-mail and password unless `way` says otherwise. */
  start(signedIn: SignedIn, way?: SignInWay): void;
  /** After the profile changed. */
  change(user: User): void;
  /** Ends the session here, in the other tabs and on the server, and goes home. */
  signOut(): Promise<void>;
  /**
   * Leaves for another provider, to come back signed in where this page is, or where somebody was going; resolves to why
   * it could not, or null.
   * @param logInOnly makes no account there is none of yet
   */
  signInElsewhere(
    provider: 'vrt' | 'facebook',
    options?: { readonly logInOnly?: boolean },
  ): Promise<ApiFailure | null>;
}

export const SessionActionsContext = createContext<SessionActions | null>(null);

export function useSessionActions(): SessionActions {
  const actions = useContext(SessionActionsContext);
  if (!actions) throw new Error('no context above');
  return actions;
}
