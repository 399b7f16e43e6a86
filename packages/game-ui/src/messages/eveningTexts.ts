import { defineTexts } from '@euro/platform/react';

/** A league's evening as pictures. */
export const eveningTexts = defineTexts({
  nl: {
    title: 'Speeldag {week} in beelden',
    close: 'Sluiten',
    league: 'Minicompetitie',
    all: 'Deel alle beelden',
    failed: 'Delen lukte niet. Bewaar de beelden een voor een.',
    table: '{name} na speeldag {week}',
    winner: 'De beste ploeg van speeldag {week} in {name}',
    moves: 'Op en neer in {name} na speeldag {week}',
    captain: 'Band en bank in {name} na speeldag {week}',
  },
  en: {
    title: 'Matchday {week} in pictures',
    close: 'Close',
    league: 'Mini-league',
    all: 'Share all pictures',
    failed: 'Sharing didn’t work. Save the pictures one by one.',
    table: '{name} after matchday {week}',
    winner: 'The best team of matchday {week} in {name}',
    moves: 'Up and down in {name} after matchday {week}',
    captain: 'Armband and bench in {name} after matchday {week}',
  },
});
