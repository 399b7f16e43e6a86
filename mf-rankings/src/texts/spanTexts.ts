import { defineTexts } from '@euro/platform/react';

/** Months, periods, spans and leagues: their names and their choice. */
export const spanTexts = defineTexts({
  nl: {
    'month.label': 'Maand',
    'period.label': 'Periode',
    'leagues.label': 'Minicompetitie',
    'custom.label': 'Periodeklassement',
    'week.all': 'Alle speeldagen',
    'period.2': 'Groepsfase',
    'period.3': 'Knock-outfase',
    'period.other': 'Periode {number}',
    custom: 'Periodeklassement {number}',
    weeks: '{name} (speeldag {first}–{last})',
    'weeks.one': '{name} (speeldag {first})',
    after: '{name}, na speeldag {week}',
  },
  en: {
    'month.label': 'Month',
    'period.label': 'Period',
    'leagues.label': 'Mini-league',
    'custom.label': 'Period ranking',
    'week.all': 'All matchdays',
    'period.2': 'Group stage',
    'period.3': 'Knock-out stage',
    'period.other': 'Period {number}',
    custom: 'Period ranking {number}',
    weeks: '{name} (matchdays {first}–{last})',
    'weeks.one': '{name} (matchday {first})',
    after: '{name}, after matchday {week}',
  },
});
