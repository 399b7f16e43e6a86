import type { Language } from '../pages/language.js';

const nl = {
  signIn: 'Aanmelden',
  signInWith: 'Meld je aan met je Schelde-account',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  wrong: 'Dat e-mailadres en wachtwoord horen niet bij elkaar.',
  shares: 'krijgt je naam en je e-mailadres te zien.',
  deny: 'Weigeren',
  demo: 'Een verzonnen omroep, met verzonnen mensen:',
  demoPassword: 'Wachtwoord van iedereen:',
  unverified: 'adres niet bevestigd',
  over: 'Deze aanmelding is verlopen. Begin opnieuw waar je vandaan kwam.',
  error: 'Aanmelden lukt zo niet',
  signOut: 'Afmelden',
  signOutQuestion: 'Wil je je afmelden bij De Schelde?',
  stay: 'Aangemeld blijven',
  signedOut: 'Je bent afgemeld.',
  noSite: 'De Schelde is een verzonnen omroep: meer dan deze pagina staat hier niet.',
  toPortal: 'Terug naar EuroManager',
};

export type SsoTexts = typeof nl;

const en: SsoTexts = {
  signIn: 'Sign in',
  signInWith: 'Sign in with your Schelde account',
  email: 'E-mail address',
  password: 'Password',
  wrong: 'That e-mail address and password do not belong together.',
  shares: 'will see your name and your e-mail address.',
  deny: 'Refuse',
  demo: 'An invented broadcaster, with invented people:',
  demoPassword: 'Everyone’s password:',
  unverified: 'address not verified',
  over: 'This sign-in is over. Begin again where you came from.',
  error: 'You cannot sign in like this',
  signOut: 'Sign out',
  signOutQuestion: 'Do you want to sign out at De Schelde?',
  stay: 'Stay signed in',
  signedOut: 'You have been signed out.',
  noSite: 'De Schelde is an invented broadcaster: there is no more here than this page.',
  toPortal: 'Back to EuroManager',
};

export const ssoTexts: Readonly<Record<Language, SsoTexts>> = { nl, en };
