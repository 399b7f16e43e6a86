import { defineTexts } from '@euro/platform/react';

/** Figures of a running game on the first page of the desk. */
export const pulseTexts = defineTexts({
  nl: {
    title: 'Hoe het draait',
    feed: 'Laatste livebericht',
    due: 'Wachtrij',
    'due.none': 'niets wacht',
    oldest: 'Langst wachtend',
    failed: 'Mislukt werk',
    'failed.none': 'niets mislukte',
  },
  en: {
    title: 'How it runs',
    feed: 'Last live message',
    due: 'Queue',
    'due.none': 'nothing waits',
    oldest: 'Longest wait',
    failed: 'Failed work',
    'failed.none': 'nothing failed',
  },
});
