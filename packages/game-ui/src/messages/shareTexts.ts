import { defineTexts } from '@euro/platform/react';

/** Texts of sharing pages and pictures. */
export const shareTexts = defineTexts({
  nl: {
    share: 'Deel',
    save: 'Afbeelding opslaan',
    copied: 'De link is gekopieerd.',
    failed: 'Kopiëren lukte niet.',
  },
  en: {
    share: 'Share',
    save: 'Save picture',
    copied: 'The link was copied.',
    failed: 'Copying didn’t work.',
  },
});
