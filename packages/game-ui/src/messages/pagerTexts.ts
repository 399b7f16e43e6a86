import { defineTexts } from '@euro/platform/react';

/** Turning the pages of a list. */
export const pagerTexts = defineTexts({
  nl: {
    range: '{from}–{to} van {total}',
    previous: 'Vorige pagina',
    next: 'Volgende pagina',
    page: 'Pagina {page}',
  },
  en: {
    range: '{from}–{to} of {total}',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {page}',
  },
});
