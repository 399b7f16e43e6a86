import { defineTexts } from '@euro/platform/react';

/** The way to the trends, from pages that don't load their texts. */
export const trendsLinkTexts = defineTexts({
  nl: { link: 'Wie wordt gekocht en verkocht?' },
  en: { link: 'Who is bought and sold?' },
});
