import { matchRoute } from '@euro/platform/host';
import type { RouteAccess } from '@euro/platform/manifest';
import { lazyPage } from '@euro/platform/react';
import { createElement, type FunctionComponent } from 'react';
import { PagePlaceholder } from '../ui/PagePlaceholder.js';

interface LocalText {
  readonly nl: string;
  readonly en: string;
}

/** `guest`: signed-in users are sent home (spec §2). */
export type Access = RouteAccess | 'guest';

/** A page of the shell itself. */
export interface ShellPage {
  readonly path: string;
  readonly access: Access;
  readonly title: LocalText;
  /** Title for visitors, where it is another page. */
  readonly visitorTitle?: LocalText;
  readonly Page: FunctionComponent & { preload(): Promise<unknown> };
}

const FrontPage = lazyPage(
  () => import('../pages/home/FrontPage.js').then((file) => file.FrontPage),
  createElement(PagePlaceholder, { kind: 'home' }),
);
const HomePage = lazyPage(
  () => import('../pages/home/HomePage.js').then((file) => file.HomePage),
  createElement(PagePlaceholder, { kind: 'home' }),
);
const form = (load: () => Promise<FunctionComponent>) =>
  lazyPage(load, createElement(PagePlaceholder, { kind: 'form' }));
const content = (slug: 'rules' | 'terms' | 'privacy-policy' | 'cookie-policy' | 'prizes') =>
  lazyPage(
    () =>
      import('../pages/content/ContentPage.js').then(
        ({ ContentPage }) =>
          () =>
            createElement(ContentPage, { slug }),
      ),
    createElement(PagePlaceholder, { kind: 'text' }),
  );

/** A page that reads its path's parameter, which a mail's link brings. */
const fromMail = (path: string, load: () => Promise<FunctionComponent>) => ({
  path,
  Page: form(async () => {
    const [Page, { withRoute }] = await Promise.all([load(), import('./withRoute.js')]);
    return withRoute(path, Page);
  }),
});

export const shellPages: readonly ShellPage[] = [
  { path: '/', access: 'guest', title: { nl: 'Home', en: 'Home' }, Page: FrontPage },
  {
    path: '/home',
    access: 'open',
    title: { nl: 'Home', en: 'Home' },
    visitorTitle: { nl: 'Aanmelden', en: 'Sign in' },
    Page: HomePage,
  },
  {
    path: '/register',
    access: 'guest',
    title: { nl: 'Registreren', en: 'Register' },
    Page: form(() => import('../pages/account/RegisterPage.js').then((file) => file.RegisterPage)),
  },
  {
    path: '/forgot',
    access: 'guest',
    title: { nl: 'Wachtwoord vergeten', en: 'Forgot password' },
    Page: form(() => import('../pages/account/ForgotPage.js').then((file) => file.ForgotPage)),
  },
  {
    ...fromMail('/reset-password/:resetToken', () =>
      import('../pages/account/ResetPasswordPage.js').then((file) => file.ResetPasswordPage),
    ),
    access: 'guest',
    title: { nl: 'Nieuw wachtwoord', en: 'New password' },
  },
  {
    ...fromMail('/verify-email/:token', () =>
      import('../pages/account/VerifyEmailPage.js').then((file) => file.VerifyEmailPage),
    ),
    access: 'open',
    title: { nl: 'E-mailadres bevestigen', en: 'Confirm your address' },
  },
  {
    ...fromMail('/unsubscribe/:token', () =>
      import('../pages/account/UnsubscribePage.js').then((file) => file.UnsubscribePage),
    ),
    access: 'open',
    title: { nl: 'Uitschrijven', en: 'Unsubscribe' },
  },
  {
    path: '/provider/vrt',
    access: 'open',
    title: { nl: 'Aanmelden', en: 'Sign in' },
    Page: form(() =>
      import('../pages/provider/BroadcasterReturnPage.js').then((file) => file.BroadcasterReturnPage),
    ),
  },
  {
    path: '/provider/facebook',
    access: 'open',
    title: { nl: 'Aanmelden', en: 'Sign in' },
    Page: form(() =>
      import('../pages/provider/FacebookReturnPage.js').then((file) => file.FacebookReturnPage),
    ),
  },
  {
    path: '/profile',
    access: 'signed-in',
    title: { nl: 'Profiel', en: 'Profile' },
    Page: form(() => import('../pages/account/ProfilePage.js').then((file) => file.ProfilePage)),
  },
  {
    path: '/contact',
    access: 'open',
    title: { nl: 'Contact', en: 'Contact' },
    Page: lazyPage(
      () => import('../pages/contact/ContactPage.js').then((file) => file.ContactPage),
      createElement(PagePlaceholder, { kind: 'text' }),
    ),
  },
  { path: '/rules', access: 'open', title: { nl: 'Spelregels', en: 'Rules' }, Page: content('rules') },
  { path: '/prizes', access: 'open', title: { nl: 'Prijzen', en: 'Prizes' }, Page: content('prizes') },
  { path: '/terms', access: 'open', title: { nl: 'Voorwaarden', en: 'Terms' }, Page: content('terms') },
  {
    path: '/privacy',
    access: 'open',
    title: { nl: 'Privacy', en: 'Privacy' },
    Page: content('privacy-policy'),
  },
  {
    path: '/cookie',
    access: 'open',
    title: { nl: 'Cookies', en: 'Cookies' },
    Page: content('cookie-policy'),
  },
];

/** The shell's own page at a path. */
export function findShellPage(pathname: string): ShellPage | null {
  return shellPages.find(({ path }) => matchRoute(path, pathname)) ?? null;
}
