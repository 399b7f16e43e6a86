import type { SignedIn, User } from '@euro/api-contract';
import { createContext, type ReactNode, useContext } from 'react';

/** What the shell's own pages may do to the session; remotes only read it. */
export interface SessionActions {
  /** After a sign-in or registration that the server accepted. */
  start(signedIn: SignedIn): void;
  /** After the profile changed. */
  change(user: User): void;
  /** Ends the session here, in the other tabs and on the server, and goes home. */
  signOut(): Promise<void>;
}

const Context = createContext<SessionActions | null>(null);

interface SessionActionsProviderProps {
  readonly actions: SessionActions;
  readonly children: ReactNode;
}

export function SessionActionsProvider({ actions, children }: SessionActionsProviderProps) {
  return <Context value={actions}>{children}</Context>;
}

export function useSessionActions(): SessionActions {
  const actions = useContext(Context);
  if (!actions) throw new Error('useSessionActions is used outside the SessionActionsProvider');
  return actions;
}
