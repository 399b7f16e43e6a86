import { defineTexts } from '@euro/platform/react';

/** The card on home for signed-in users, with or without a team. */
export const ownCardTexts = defineTexts({
  nl: {
    'new.title': 'Maak je team',
    'new.text': 'Dag {name}, je team wacht op jou. Kies je selectie en je speelt mee vanaf speeldag {week}.',
    'new.text.short': 'Dag {name}, je team wacht op jou. Kies je selectie en speel mee.',
    'new.over':
      'Het {sides, select, clubs {seizoen} other {toernooi}} is gespeeld: een nieuw team maken kan niet meer.',
    'own.lineup': 'Opstelling',
    'own.points': 'punten',
    'own.rank': 'algemeen',
    'own.starts': 'Je team scoort vanaf speeldag {week}.',
  },
  en: {
    'new.title': 'Make your team',
    'new.text': 'Hello {name}, your team is waiting. Choose your squad and play along from matchday {week}.',
    'new.text.short': 'Hello {name}, your team is waiting. Choose your squad and play along.',
    'new.over':
      'The {sides, select, clubs {season} other {tournament}} has been played: new teams can no longer be made.',
    'own.lineup': 'Lineup',
    'own.points': 'points',
    'own.rank': 'overall',
    'own.starts': 'Your team scores from matchday {week}.',
  },
});
