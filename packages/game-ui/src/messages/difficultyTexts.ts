import { defineTexts } from '@euro/platform/react';

/** The difficulties of a match, 1 to 5, and how they are computed. */
export const difficultyTexts = defineTexts({
  nl: {
    level1: 'makkelijk',
    level2: 'doenbaar',
    level3: 'gemiddeld',
    level4: 'lastig',
    level5: 'moeilijk',
    method:
      'Hoe lastig een match is, volgt uit de waarde van de zestien duurste spelers van de tegenstander en, met elke match wat meer, uit zijn uitslagen.',
  },
  en: {
    level1: 'easy',
    level2: 'fair',
    level3: 'average',
    level4: 'tough',
    level5: 'hard',
    method:
      'How hard a match is follows from the value of the opponent’s sixteen dearest players and, a little more with each match, from its results.',
  },
});
