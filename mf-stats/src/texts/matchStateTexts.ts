import { defineTexts } from '@euro/platform/react';

/** States of matches that score and time do not show, and matchdays that were opened again. */
export const matchStateTexts = defineTexts({
  nl: {
    'tag.postponed': 'uitgesteld',
    'tag.suspended': 'onderbroken',
    'tag.forward': 'vervroegd',
    'tag.awarded': 'forfait',
    'tag.abandoned': 'gestaakt',
    'tag.annulled': 'geschrapt',
    'tag.cancelled': 'afgelast',
    'text.counts': 'telt in speeldag {week}',
    'text.planned': 'eerst in speeldag {week}, telt hier',
    'text.locked': 'telt hier · spelers vast vanaf de aftrap',
    'text.undated': 'datum volgt',
    'text.resumes': '{minute}′ · rest op {moment}, voorlopig',
    'text.provisional': '{minute}′ · gaat later verder, voorlopig',
    'text.awarded': 'uitslag toegekend, geen speler scoort',
    'text.stands': 'telt met wat er gespeeld is',
    'text.nobody': 'telt voor niemand',
    counting: '{count} van {matches} tellen',
    'opened.title': 'Speeldag {week} is weer open',
    'opened.text':
      'Ze was per vergissing gesloten sinds {moment}. Opstellingen waren intussen te zien voor anderen. Wat je voor een latere speeldag hebt opgeslagen, blijft gelden tot je deze wijzigt.',
  },
  en: {
    'tag.postponed': 'postponed',
    'tag.suspended': 'suspended',
    'tag.forward': 'brought forward',
    'tag.awarded': 'awarded',
    'tag.abandoned': 'abandoned',
    'tag.annulled': 'annulled',
    'tag.cancelled': 'cancelled',
    'text.counts': 'counts in matchday {week}',
    'text.planned': 'first in matchday {week}, counts here',
    'text.locked': 'counts here · players locked from the kick-off on',
    'text.undated': 'date to follow',
    'text.resumes': '{minute}′ · goes on {moment}, provisional',
    'text.provisional': '{minute}′ · goes on later, provisional',
    'text.awarded': 'result awarded, no player scores',
    'text.stands': 'counts with what was played',
    'text.nobody': 'counts for nobody',
    counting: '{count} of {matches} count',
    'opened.title': 'Matchday {week} is open again',
    'opened.text':
      'It had been closed by mistake since {moment}. Lineups were visible to others meanwhile. What you saved for a later matchday holds until you change this one.',
  },
});
