import { defineTexts } from '@euro/platform/react';

/** Texts of overlays. */
export const overlayTexts = defineTexts({
  nl: {
    notices: 'Meldingen ({hotkey})',
    close: 'Sluiten',
    openChat: 'Open de chat',
    signInAgain: 'Meld je opnieuw aan',
    signInAgainText: 'Je sessie is verlopen. Deze pagina blijft staan: na het aanmelden ga je gewoon verder.',
    accountFirst: 'Maak je account',
    signInFirst: 'Meld je aan',
    accountText: 'Gratis. Wat je hier maakte, wordt meteen daarna bewaard.',
    leaveTitle: 'Deze pagina verlaten?',
    leave: 'Verlaten',
    stay: 'Blijven',
  },
  en: {
    notices: 'Notifications ({hotkey})',
    close: 'Close',
    openChat: 'Open the chat',
    signInAgain: 'Sign in again',
    signInAgainText: 'Your session has ended. This page stays as it is: after signing in you simply go on.',
    accountFirst: 'Make your account',
    signInFirst: 'Sign in',
    accountText: 'Free. What you made here is saved right after.',
    leaveTitle: 'Leave this page?',
    leave: 'Leave',
    stay: 'Stay',
  },
});
