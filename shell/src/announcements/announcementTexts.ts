import { defineTexts } from '@euro/platform/react';

/** Words around an announcement of operators. */
export const announcementTexts = defineTexts({
  nl: { label: 'Aankondiging', more: 'Lees meer', close: 'Sluit deze aankondiging' },
  en: { label: 'Announcement', more: 'Read more', close: 'Close this announcement' },
});
