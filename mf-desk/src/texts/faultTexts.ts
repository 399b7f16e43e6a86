import { defineTexts } from '@euro/platform/react';

/** What went wrong in browsers. */
export const faultTexts = defineTexts({
  nl: {
    title: 'Fouten per onderdeel',
    since: 'laatste twee weken',
    none: 'Geen browser meldde een fout in de laatste twee weken.',
    release: 'uitgave {release}',
    noRelease: 'geen uitgave geladen',
    last: 'laatst op {moment}',
    first: 'sinds {moment}',
    count: '{count, plural, one {# fout} other {# fouten}}',
    groups: '{count, plural, one {# soort} other {# soorten}} tonen',
    page: 'pagina {path}',
  },
  en: {
    title: 'Faults by section',
    since: 'last two weeks',
    none: 'No browser reported a fault in the last two weeks.',
    release: 'release {release}',
    noRelease: 'no release loaded',
    last: 'last on {moment}',
    first: 'since {moment}',
    count: '{count, plural, one {# fault} other {# faults}}',
    groups: 'Show {count, plural, one {# kind} other {# kinds}}',
    page: 'page {path}',
  },
});
