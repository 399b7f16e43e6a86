import { defineTexts } from '@euro/platform/react';

/** Sharing what the server draws. */
export const shareTexts = defineTexts({
  nl: {
    share: 'Deel',
    save: 'Bewaar afbeelding',
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
