import { defineTexts } from '@euro/platform/react';

/** "Mijn wijzigingen": the receipts of the own team. */
export const receiptsTexts = defineTexts({
  nl: {
    title: 'Mijn wijzigingen',
    all: 'Alle {count} wijzigingen',
    empty: 'Nog niets gewijzigd. Alles wat je aan je ploeg verandert, komt hier te staan.',
    failed: 'We kregen je wijzigingen niet te pakken.',
    dialogText: 'Elke aanvaarde wijziging van je ploeg, met het tijdstip volgens de klok van het spel.',
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
    pages: 'Pages of your changes',
    summary: '{from}–{to} of {total}',
    previous: 'Newer changes',
    next: 'Older changes',
  },
});
