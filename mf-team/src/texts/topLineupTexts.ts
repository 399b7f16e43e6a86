import { defineTexts } from '@euro/platform/react';

/** The team of the matchday. */
export const topLineupTexts = defineTexts({
  nl: {
    title: 'Topelftal van de speeldag',
    sum: '{points} {count, plural, one {punt} other {punten}} in een {formation}',
    view: 'Bekijk',
    provisional: 'voorlopig',
    failed: 'We kregen het topelftal niet te pakken.',
    dialogTitle: 'Topelftal van speeldag {week}',
    dialogText:
      'De beste opstelling van deze speeldag, samen goed voor {points} {count, plural, one {punt} other {punten}}.',
    dialogTextProvisional:
      'De beste opstelling tot nu toe, samen goed voor {points} {count, plural, one {punt} other {punten}}.',
  },
  en: {
    title: 'Team of the matchday',
    sum: '{points} {count, plural, one {point} other {points}} in a {formation}',
    view: 'View',
    provisional: 'provisional',
    failed: 'We couldn’t get the team of the matchday.',
    dialogTitle: 'Team of matchday {week}',
    dialogText:
      'The best lineup of this matchday, good for {points} {count, plural, one {point} other {points}} together.',
    dialogTextProvisional:
      'The best lineup so far, good for {points} {count, plural, one {point} other {points}} together.',
  },
});
