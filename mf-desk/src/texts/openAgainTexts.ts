import { defineTexts } from '@euro/platform/react';

/** Opening a matchday that was closed by mistake. */
export const openAgainTexts = defineTexts({
  nl: {
    open: 'Open weer',
    title: 'Speeldag {week} weer openen?',
    text: 'Dit kan zolang er niets berekend is en geen match begon. Iedereen leest dat de speeldag per vergissing gesloten was en dat opstellingen te zien waren.',
    deadline: 'Nieuwe deadline',
    first: 'Kies eerst de nieuwe deadline.',
    done: 'Speeldag {week} is weer open.',
    'not-closed': 'Deze speeldag is nog open.',
    'later-matchday-closed': 'Een latere speeldag is al gesloten.',
    'has-points': 'Er zijn al punten berekend: deze speeldag kan niet meer open.',
    'match-began': 'Er is al een match begonnen: deze speeldag kan niet meer open.',
    'deadline-impossible': 'De deadline moet in de toekomst liggen, en hoogstens op {moment}',
  },
  en: {
    open: 'Open again',
    title: 'Open matchday {week} again?',
    text: 'This is possible while nothing is counted and no match has begun. Everybody reads that the matchday was closed by mistake and that lineups were visible.',
    deadline: 'New deadline',
    first: 'Choose the new deadline first.',
    done: 'Matchday {week} is open again.',
    'not-closed': 'This matchday is still open.',
    'later-matchday-closed': 'A later matchday is closed already.',
    'has-points': 'Points are counted already: this matchday can’t be opened any more.',
    'match-began': 'A match has begun: this matchday can’t be opened any more.',
    'deadline-impossible': 'The deadline must be in the future, and at the latest {moment}',
  },
});
