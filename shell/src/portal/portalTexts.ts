import { defineTexts } from '@euro/platform/react';

/** Texts of the first screen: the frame, parts that load or fail, and notices; together they weigh least. */
export const portalTexts = defineTexts({
  nl: {
    skip: 'Naar de inhoud',
    wordmark: '{game}, naar home',
    mainMenu: 'Hoofdmenu',
    more: 'Meer',
    language: 'Taal',
    darkTheme: 'Donker thema',
    signIn: 'Aanmelden',
    signOut: 'Afmelden',
    loading: 'Wordt geladen',
    retry: 'Probeer opnieuw',
    partFailed: 'Dit onderdeel kon niet geladen worden. Probeer opnieuw.',
    failureCode: 'Foutcode {code} · {remote}',
    teamFirst: 'Bouw eerst je ploeg: daarna ga je vanzelf verder.',
  },
  en: {
    skip: 'Skip to content',
    wordmark: '{game}, go home',
    mainMenu: 'Main menu',
    more: 'More',
    language: 'Language',
    darkTheme: 'Dark theme',
    signIn: 'Sign in',
    signOut: 'Sign out',
    loading: 'Loading',
    retry: 'Try again',
    partFailed: 'This section could not be loaded. Try again.',
    failureCode: 'Error code {code} · {remote}',
    teamFirst: 'Build your team first: then you go on where you were headed.',
  },
});
