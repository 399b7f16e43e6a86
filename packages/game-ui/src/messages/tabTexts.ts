import { defineTexts } from '@euro/platform/react';

/** The tabs of the team area. */
export const tabTexts = defineTexts({
  nl: {
    tabsLabel: 'Je ploeg',
    tabPoints: 'Punten',
    tabTeam: 'Team',
    tabTransfers: 'Transfers',
    tabLeague: 'Speel tegen je vrienden',
  },
  en: {
    tabsLabel: 'Your team',
    tabPoints: 'Points',
    tabTeam: 'Team',
    tabTransfers: 'Transfers',
    tabLeague: 'Play your friends',
  },
});
