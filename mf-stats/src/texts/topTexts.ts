import { defineTexts } from '@euro/platform/react';

/** The team of a matchday. */
export const topTexts = defineTexts({
  nl: {
    title: 'Topelftal van speeldag {week}',
    week: 'Speeldag',
    sum: 'De beste opstelling van deze speeldag, samen goed voor {points} {count, plural, one {punt} other {punten}} in een {formation}.',
    'sum.provisional':
      'De beste opstelling tot nu toe, samen goed voor {points} {count, plural, one {punt} other {punten}} in een {formation}.',
    provisional: 'voorlopig',
    method:
      'Zo kiezen we: van alle toegelaten opstellingen die met de meeste punten. Waardes tellen hier niet, alleen punten.',
    best: 'Wie bracht wat op',
    loading: 'Het topelftal wordt geladen',
    failed: 'Het topelftal kon niet geladen worden',
    'empty.title': 'Nog geen topelftal',
    'empty.text': 'Het verschijnt na de eerste match van de speeldag.',
  },
  en: {
    title: 'Team of matchday {week}',
    week: 'Matchday',
    sum: 'The best lineup of this matchday, good for {points} {count, plural, one {point} other {points}} together in a {formation}.',
    'sum.provisional':
      'The best lineup so far, good for {points} {count, plural, one {point} other {points}} together in a {formation}.',
    provisional: 'provisional',
    method:
      'How we choose: of all allowed formations the one with the most points. Values don’t count here, only points do.',
    best: 'Who brought what',
    loading: 'Loading the team of the matchday',
    failed: 'The team of the matchday could not be loaded',
    'empty.title': 'No team of the matchday yet',
    'empty.text': 'It appears after the first match of the matchday.',
  },
});
