import { defineTexts } from '@euro/platform/react';

/** Unsaved changes of a matchday that is no news. */
export const overtakenTexts = defineTexts({
  nl: { line: 'Niet opgeslagen voor speeldag {week}: {what}.' },
  en: { line: 'Not saved for matchday {week}: {what}.' },
});
