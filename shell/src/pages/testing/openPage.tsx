import type { SignedIn, User } from '@euro/api-contract';
import { LinkProvider } from '@euro/design-system';
import { PlatformProvider, PortalLink, PortalRouter } from '@euro/platform/react';
import { exampleUser, type FakePlatform, stubBrowser } from '@euro/platform/testing';
import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { type SessionActions, SessionActionsContext } from '../../session/SessionActions.js';
import type { SignInWay } from '../../session/sessionSource.js';

/** The page's actions on the session, in order. */
export interface SessionLog {
  readonly started: SignedIn[];
  /** Sign-in methods, where given. */
  readonly ways: SignInWay[];
  /** Providers to which the user left. */
  readonly left: Parameters<SessionActions['signInWith']>[];
  readonly changed: User[];
  signedOut: number;
}

/** Draws a page of the shell the way the frame does, on a scripted platform. */
export function openPage(fake: FakePlatform, page: ReactNode, path = '*'): SessionLog {
  stubBrowser();
  const log: SessionLog = { started: [], ways: [], left: [], changed: [], signedOut: 0 };
  const actions: SessionActions = {
    start(signedIn, way) {
      log.started.push(signedIn);
      if (way) log.ways.push(way);
      fake.state.session.set({ status: 'signed-in', user: signedIn });
    },
    async signInWith(...args) {
      log.left.push(args);
      return null;
    },
    change(user: User) {
      log.changed.push(user);
      fake.state.session.set({ status: 'signed-in', user });
    },
    async chooseLanguage() {},
    async signOut() {
      log.signedOut += 1;
    },
  };
  render(
    <SessionActionsContext value={actions}>
      <PlatformProvider platform={fake.platform}>
        <PortalRouter navigation={fake.platform.navigation}>
          <LinkProvider component={PortalLink}>
            <main>
              <Routes>
                <Route path={path} element={page} />
                {path !== '*' && <Route path="*" element={null} />}
              </Routes>
            </main>
          </LinkProvider>
        </PortalRouter>
      </PlatformProvider>
    </SessionActionsContext>,
  );
  return log;
}

/** Waits until nothing on the page is busy: all responses have arrived and are rendered. */
export const waitForAnswers = () =>
  waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeInTheDocument());

export const signedInAnswer: SignedIn = {
  ...exampleUser,
  token: 'access-token',
  expiresAt: '2024-06-19T08:15:00Z',
};
