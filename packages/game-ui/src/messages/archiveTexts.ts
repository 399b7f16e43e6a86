import { defineTexts } from '@euro/platform/react';

/** Texts of a read-only competition. */
export const archiveTexts = defineTexts({
  nl: {
    readOnly: 'Deze competitie is gespeeld. Je kan alles lezen, maar niets meer veranderen.',
  },
  en: {
    readOnly: 'This competition has been played. You can read everything, but change nothing any more.',
  },
});
