import { defineTexts } from '@euro/platform/react';

/** Months, periods, spans and leagues: their names and their choice. */
export const spanTexts = defineTexts({
  nl: {
    'month.label': 'Maand',
    'period.label': 'Periode',
    'leagues.label': 'Minicompetitie',
    'custom.label': 'Periodeklassement',
    'week.all': 'Alle speeldagen',
    'period.2': '{sides, select, clubs {Periode 1} other {Groepsfase}}',
    'period.3': '{sides, select, clubs {Periode 2} other {Knock-outfase}}',
    'period.other': 'Periode {number}',
    custom: 'Periodeklassement {number}',
    weeks: '{name} (SD {first}–{last})',
    'weeks.one': '{name} (SD {first})',
    after: '{name}, na speeldag {week}',
  },
  en: {
    'month.label': 'Month',
    'period.label': 'Period',
    'leagues.label': 'Mini-league',
    'custom.label': 'Period ranking',
    'week.all': 'All matchdays',
    'period.2': '{sides, select, clubs {Period 1} other {Group stage}}',
    'period.3': '{sides, select, clubs {Period 2} other {Knock-out stage}}',
    'period.other': 'Period {number}',
    custom: 'Period ranking {number}',
    weeks: '{name} (MD {first}–{last})',
    'weeks.one': '{name} (MD {first})',
    after: '{name}, after matchday {week}',
  },
});
