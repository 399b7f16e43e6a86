import type { SignedIn, User } from '@euro/api-contract';
import type { ApiFailure } from '@euro/platform';
import { createContext, useContext } from 'react';

import type { SignInWay } from './sessionSource.js';

/** Session actions of the shell's own pages; remotes only read the session. */
export interface SessionActions {
  /** Starts the session after a successful sign-in or registration; with e-mail and password unless `way` is given. */
  start(signedIn: SignedIn, way?: SignInWay): void;
  /** After the profile changed. */
  change(user: User): void;
  /** Chooses a language by its code, for this browser and for the account. */
  chooseLanguage(code: string): Promise<void>;
  /** Ends the session here, in the other tabs and on the server, and goes home. */
  signOut(): Promise<void>;
  /**
   * Leaves for another provider, to return signed in to this page, or to the requested one; resolves to the failure, or
   * null.
   * @param logInOnly does not create an account
   */
  signInWith(
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
