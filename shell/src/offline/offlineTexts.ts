import { defineTexts } from '@euro/platform/react';

/** What is said without a connection. */
export const offlineTexts = defineTexts({
  nl: {
    title: 'Geen verbinding. Stand van {moment} u.',
    text: 'Wijzigingen worden bewaard en verstuurd zodra je weer verbinding hebt.',
  },
  en: {
    title: 'No connection. As of {moment}.',
    text: 'Changes are kept and sent as soon as you have a connection again.',
  },
});
