import { defineTexts } from '@euro/platform/react';

/** Up to four players beside each other, before they are. */
export const compareTexts = defineTexts({
  nl: {
    column: 'Vergelijk',
    'compare.player': 'Vergelijk {player}',
    compare: 'Vergelijk',
    compared: 'Vergeleken',
    full: 'Je vergelijkt al vier spelers. Haal er eerst een weg.',
    title: '{count, plural, one {Vergelijk met nog een speler} other {Vergelijk # spelers}}',
    show: 'Bekijk',
    loading: 'De vergelijking wordt geladen',
    failed: 'De vergelijking kon niet geladen worden',
  },
  en: {
    column: 'Compare',
    'compare.player': 'Compare {player}',
    compare: 'Compare',
    compared: 'Compared',
    full: 'You compare four players already. Take one away first.',
    title: '{count, plural, one {Compare with another player} other {Compare # players}}',
    show: 'Look',
    loading: 'Loading the comparison',
    failed: 'The comparison could not be loaded',
  },
});
