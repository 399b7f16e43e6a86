import { defineTexts } from '@euro/platform/react';

/** Teams whose points and places a change would touch. */
export const touchedTexts = defineTexts({
  nl: {
    teams:
      '{teams, plural, one {# ploeg krijgt} other {# ploegen krijgen}} andere punten, van {of, number}; {moved, plural, one {# verschuift} other {# verschuiven}}',
    farthest: 'De hoogste sprong in het klassement is {farthest, plural, one {# plaats} other {# plaatsen}}.',
    movers: 'Wie het meest verschuift',
    team: 'Ploeg',
    difference: 'Verschil',
    place: 'Plaats',
  },
  en: {
    teams:
      '{teams, plural, one {# team gets} other {# teams get}} other points, of {of, number}; {moved, plural, one {# moves} other {# move}}',
    farthest: 'The farthest move in the ranking is {farthest, plural, one {# place} other {# places}}.',
    movers: 'Who moves most',
    team: 'Team',
    difference: 'Change',
    place: 'Place',
  },
});
