import { defineTexts } from '@euro/platform/react';

/** Instructions for browsers without an install prompt. */
export const installTexts = defineTexts({
  nl: {
    apple: 'Tik op Deel bij het adres, en daarna op ‘Zet op beginscherm’.',
    others: 'Open het menu van je browser en kies ‘Installeren’ of ‘Toevoegen aan startscherm’.',
  },
  en: {
    apple: 'Tap Share beside the address, then ‘Add to Home Screen’.',
    others: 'Open your browser’s menu and choose ‘Install’ or ‘Add to Home screen’.',
  },
});
