import { defineTexts } from '@euro/platform/react';

/** What stands over a page, or in the place of one that is not there. */
export const overlayTexts = defineTexts({
  nl: {
    notices: 'Meldingen ({hotkey})',
    close: 'Sluiten',
    openChat: 'Open de chat',
    signInAgain: 'Meld je opnieuw aan',
    signInAgainText: 'Je sessie is verlopen. Deze pagina blijft staan: na het aanmelden ga je gewoon verder.',
    leaveTitle: 'Deze pagina verlaten?',
    leave: 'Verlaten',
    stay: 'Blijven',
    notFound: 'Pagina niet gevonden',
    notFoundText: 'Buitenspel. Deze bal ligt ergens anders.',
    backHome: 'Terug naar home',
  },
  en: {
    notices: 'Notifications ({hotkey})',
    close: 'Close',
    openChat: 'Open the chat',
    signInAgain: 'Sign in again',
    signInAgainText: 'Your session has ended. This page stays as it is: after signing in you simply go on.',
    leaveTitle: 'Leave this page?',
    leave: 'Leave',
    stay: 'Stay',
    notFound: 'Page not found',
    notFoundText: 'Offside. This ball is somewhere else.',
    backHome: 'Back to home',
  },
});
