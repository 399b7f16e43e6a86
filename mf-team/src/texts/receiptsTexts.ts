import { defineTexts } from '@euro/platform/react';

/** "Mijn wijzigingen": the receipts of the own team. */
export const receiptsTexts = defineTexts({
  nl: {
    title: 'Mijn wijzigingen',
    all: 'Alle {count} wijzigingen',
    empty: 'Nog niets gewijzigd. Alles wat je aan je ploeg verandert, komt hier te staan.',
    failed: 'We kregen je wijzigingen niet te pakken.',
    dialogText: 'Elke aanvaarde wijziging van je ploeg, met het tijdstip volgens de klok van het spel.',
    matchday: 'speeldag {week}',
    looks: 'Je opstelling',
    looksCount:
      '{count, plural, one {1 keer bekeken door een premiumlid} other {{written} keer bekeken door premiumleden}}',
    looksOf: 'speeldag {week} · spieken',
    pages: 'Bladeren in je wijzigingen',
    summary: '{from}–{to} van {total}',
    previous: 'Nieuwere wijzigingen',
    next: 'Oudere wijzigingen',
  },
  en: {
    title: 'My changes',
    all: 'All {count} changes',
    empty: 'Nothing changed yet. Whatever you change about your team shows up here.',
    failed: 'We couldn’t get your changes.',
    dialogText: 'Every accepted change of your team, with the moment on the game’s clock.',
    matchday: 'matchday {week}',
    looks: 'Your lineup',
    looksCount:
      '{count, plural, one {seen 1 time by a premium member} other {seen {written} times by premium members}}',
    looksOf: 'matchday {week} · spying',
    pages: 'Pages of your changes',
    summary: '{from}–{to} of {total}',
    previous: 'Newer changes',
    next: 'Older changes',
  },
});
