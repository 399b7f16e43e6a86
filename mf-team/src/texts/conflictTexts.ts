import { defineTexts } from '@euro/platform/react';

/** A save in conflict with a change elsewhere. */
export const conflictTexts = defineTexts({
  nl: {
    behind: 'Intussen elders gewijzigd',
    behindHint: 'In een ander venster of op een ander toestel is deze ploeg opgeslagen.',
    compare: 'Bekijk verschil',
    changedTitle: 'Je ploeg is intussen gewijzigd',
    changedText:
      'In een ander venster of op een ander toestel is deze ploeg opgeslagen. Welke opstelling wil je houden?',
    theirs: 'Elders opgeslagen',
    mine: 'Hier gewijzigd',
    noMine: 'Niets dat nog verschilt.',
    loadingTheirs: 'Even kijken wat er veranderde…',
    theirsUnknown: 'We kregen niet te zien wat er veranderde.',
    notYet: 'Jouw versie kan nog niet opgeslagen worden: {obstacle}.',
    keepMine: 'Mijn versie opslaan',
    takeTheirs: 'Neem de andere over',
  },
  en: {
    behind: 'Changed elsewhere meanwhile',
    behindHint: 'This team was saved in another window or on another device.',
    compare: 'See difference',
    changedTitle: 'Your team was changed meanwhile',
    changedText:
      'This team was saved in another window or on another device. Which lineup do you want to keep?',
    theirs: 'Saved elsewhere',
    mine: 'Changed here',
    noMine: 'Nothing that still differs.',
    loadingTheirs: 'Looking up what changed…',
    theirsUnknown: 'We couldn’t see what changed.',
    notYet: 'Your version can’t be saved yet: {obstacle}.',
    keepMine: 'Save my version',
    takeTheirs: 'Take the other one',
  },
});
