import { defineTexts } from '@euro/platform/react';

/** Texts about a lost connection, and about changes that wait for one. */
export const offlineTexts = defineTexts({
  nl: {
    title: 'Geen verbinding. Stand van {moment} u.',
    titleEmpty: 'Geen verbinding.',
    text: 'Wat je wijzigt, wacht en wordt verstuurd zodra je weer verbinding hebt. Kan iets niet wachten, dan staat dat erbij.',
    waits: 'Wacht op verbinding: {title}',
    drop: 'Niet versturen',
    dropNamed: 'Niet versturen: {title}',
    sent: 'Verstuurd: {title}.',
    left: '{count, plural, one {Eén wijziging is nog niet verstuurd. Ze wordt verstuurd als je je hier weer aanmeldt.} other {# wijzigingen zijn nog niet verstuurd. Ze worden verstuurd als je je hier weer aanmeldt.}}',
    refused: 'Niet opgeslagen: {title}. {reason}',
    look: 'Bekijk',
  },
  en: {
    title: 'No connection. As of {moment}.',
    titleEmpty: 'No connection.',
    text: 'What you change waits, and is sent as soon as you have a connection again. If something can’t wait, it says so there.',
    waits: 'Waits for a connection: {title}',
    drop: 'Don’t send',
    dropNamed: 'Don’t send: {title}',
    sent: 'Sent: {title}.',
    left: '{count, plural, one {One change was not sent yet. It is sent when you sign in here again.} other {# changes were not sent yet. They are sent when you sign in here again.}}',
    refused: 'Not saved: {title}. {reason}',
    look: 'View',
  },
});
