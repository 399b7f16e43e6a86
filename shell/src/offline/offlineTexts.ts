import { defineTexts } from '@euro/platform/react';

/** What is said without a connection, and of changes that wait for one. */
export const offlineTexts = defineTexts({
  nl: {
    title: 'Geen verbinding. Stand van {moment} u.',
    text: 'Wijzigingen worden bewaard en verstuurd zodra je weer verbinding hebt.',
    waits: 'Wacht op verbinding: {title}',
    drop: 'Niet versturen',
    dropNamed: 'Niet versturen: {title}',
    sent: 'Verstuurd: {title}.',
    refused: 'Niet bewaard: {title}. {reason}',
    look: 'Bekijk',
  },
  en: {
    title: 'No connection. As of {moment}.',
    text: 'Changes are kept and sent as soon as you have a connection again.',
    waits: 'Waits for a connection: {title}',
    drop: 'Don’t send',
    dropNamed: 'Don’t send: {title}',
    sent: 'Sent: {title}.',
    refused: 'Not saved: {title}. {reason}',
    look: 'View',
  },
});
