import { defineTexts } from '@euro/platform/react';

/** What is said without a connection. */
export const offlineTexts = defineTexts({
  nl: {
    title: 'Geen verbinding',
    text: 'Wat je ziet, kan verouderd zijn.',
  },
  en: {
    title: 'No connection',
    text: 'What you see may be out of date.',
  },
});
