import { defineTexts } from '@euro/platform/react';

/** The age of what was shown last. */
export const shownTexts = defineTexts({
  nl: { since: 'Stand van {moment} u. Het nieuwste komt eraan.' },
  en: { since: 'As of {moment}. The latest is on its way.' },
});
