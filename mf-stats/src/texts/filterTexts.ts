import { defineTexts } from '@euro/platform/react';

/** Statistics filters, for premium members. */
export const filterTexts = defineTexts({
  nl: {
    more: 'Meer filters',
    chosen: 'Gekozen filters',
    active: ', {count} actief',
    title: 'Filter op statistieken',
    column: 'Statistiek',
    bound: 'Hoeveel',
    'bound.min': 'minstens',
    'bound.max': 'hoogstens',
    value: 'Aantal',
    'value.wrong': 'Vul een getal in, bijvoorbeeld 2.',
    add: 'Voeg toe',
    full: 'Meer dan acht filters kan niet. Haal er eerst een weg.',
    'chip.min': '{column} ≥ {value}',
    'chip.max': '{column} ≤ {value}',
    'remove.min': 'Haal weg: {column}, minstens {value}',
    'remove.max': 'Haal weg: {column}, hoogstens {value}',
    'premium.title': 'Vind de speler die niemand ziet',
    'premium.free':
      'Zoeken en filteren op {sides, select, clubs {club} other {land}}, positie, speeldag en waarde blijft gratis.',
    'premium.brings':
      'Met Premium filter je op elke statistiek: minstens twee doelpunten, hoogstens tien procent gekozen, allemaal samen.',
    'premium.link': 'De filters van deze link tellen pas mee als je premium bent.',
  },
  en: {
    more: 'More filters',
    chosen: 'Chosen filters',
    active: ', {count} active',
    title: 'Filter by statistics',
    column: 'Statistic',
    bound: 'How many',
    'bound.min': 'at least',
    'bound.max': 'at most',
    value: 'Number',
    'value.wrong': 'Fill in a number, 2 for instance.',
    add: 'Add',
    full: 'Eight filters is the most. Take one away first.',
    'chip.min': '{column} ≥ {value}',
    'chip.max': '{column} ≤ {value}',
    'remove.min': 'Take away: {column}, at least {value}',
    'remove.max': 'Take away: {column}, at most {value}',
    'premium.title': 'Find the player nobody sees',
    'premium.free':
      'Search and the filters by {sides, select, clubs {club} other {nation}}, position, matchday and value stay free.',
    'premium.brings':
      'With Premium you filter by every statistic: at least two goals, selected by at most ten percent, all together.',
    'premium.link': 'The filters of this link only count once you are premium.',
  },
});
