import { defineTexts } from '@euro/platform/react';

/** Creating a league: the tile, its dialog, and the choices. */
export const createTexts = defineTexts({
  nl: {
    title: 'Nieuwe minicompetitie',
    close: 'Sluiten',
    start: 'Eerste speeldag',
    week: 'Speeldag {week}',
    'summary.points': 'Meeste punten vanaf speeldag {week}.',
    'summary.head-to-head': 'Duels vanaf speeldag {week}.',
    findable: 'Iedereen vindt ze op naam.',
    private: 'Alleen wie de code heeft, vindt ze.',
  },
  en: {
    title: 'New mini-league',
    close: 'Close',
    start: 'First matchday',
    week: 'Matchday {week}',
    'summary.points': 'Most points from matchday {week}.',
    'summary.head-to-head': 'Duels from matchday {week}.',
    findable: 'Everybody finds it by its name.',
    private: 'Only people with the code find it.',
  },
});
