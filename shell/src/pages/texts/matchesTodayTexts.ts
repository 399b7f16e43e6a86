import { defineTexts } from '@euro/platform/react';

/** The matches of the day on home. */
export const matchesTodayTexts = defineTexts({
  nl: {
    today: 'Vandaag',
    next: 'Volgende matchen',
    last: 'Laatste matchen',
    'day.detail': '{day} · speeldag {week}',
    'day.empty': 'De kalender is nog niet bekend.',
    'day.failed': 'We kunnen de matchen nu niet laden.',
    'match.unknown': 'Nog te bepalen',
    'match.live': 'bezig',
    'match.minute': "{minute}''",
    'match.minute.spoken': 'minuut {minute}',
    'match.finished': 'einde',
    'match.extraTime': 'na verlengingen',
    'match.penalties': 'strafschoppen {home}–{away}',
  },
  en: {
    today: 'Today',
    next: 'Next matches',
    last: 'Last matches',
    'day.detail': '{day} · matchday {week}',
    'day.empty': "The fixtures aren't known yet.",
    'day.failed': "We can't load the matches right now.",
    'match.unknown': 'To be decided',
    'match.live': 'playing',
    'match.minute': "{minute}''",
    'match.minute.spoken': 'minute {minute}',
    'match.finished': 'full time',
    'match.extraTime': 'after extra time',
    'match.penalties': 'penalties {home}–{away}',
  },
});
