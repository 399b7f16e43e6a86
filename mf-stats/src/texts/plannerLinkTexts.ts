import { defineTexts } from '@euro/platform/react';

/** The way to the fixture planner, from pages that don't load its texts. */
export const plannerLinkTexts = defineTexts({
  nl: { link: 'Hoe zwaar worden de volgende matchen?' },
  en: { link: 'How hard will the next matches be?' },
});
