import { defineTexts } from '@euro/platform/react';

/** Links that download lists of the desk. */
export const exportTexts = defineTexts({
  nl: {
    'GET admin/exports/users': 'Download als CSV',
    'GET admin/exports/orders': 'Download als CSV',
    'GET admin/exports/audit': 'Download als CSV',
    'GET admin/exports/ranking': 'Algemene rangschikking als CSV',
    'GET admin/exports/winners': 'Winnaars van prijzen als CSV',
    done: '{name} is gedownload.',
  },
  en: {
    'GET admin/exports/users': 'Download as CSV',
    'GET admin/exports/orders': 'Download as CSV',
    'GET admin/exports/audit': 'Download as CSV',
    'GET admin/exports/ranking': 'Overall ranking as CSV',
    'GET admin/exports/winners': 'Winners of prizes as CSV',
    done: '{name} is downloaded.',
  },
});
