import { defineTexts } from '@euro/platform/react';

/** Words around an announcement of operators. */
export const announcementTexts = defineTexts({
  nl: { label: 'Bericht', more: 'Lees meer', close: 'Sluit dit bericht' },
  en: { label: 'Message', more: 'Read more', close: 'Close this message' },
});
