import { defineTexts } from '@euro/platform/react';

/** Texts of the frame for signed-in users. */
export const memberTexts = defineTexts({
  nl: {
    account: 'Account van {name}',
    premium: 'Premium',
    teams: 'Je ploegen',
    signOut: 'Afmelden',
    matchdayShort: 'SD {week}',
    deadlineSpoken: 'Deadline speeldag {week} over {left}',
    runningPoints: 'Speeldag {week}: {points} punten, voorlopig',
    days: '{count, plural, one {# dag} other {# dagen}}',
    hours: '{count, plural, one {# uur} other {# uur}}',
    minutes: '{count, plural, one {# minuut} other {# minuten}}',
    and: '{first} en {second}',
  },
  en: {
    account: "{name}''s account",
    premium: 'Premium',
    teams: 'Your teams',
    signOut: 'Sign out',
    matchdayShort: 'MD {week}',
    deadlineSpoken: 'Deadline of matchday {week} in {left}',
    runningPoints: 'Matchday {week}: {points} points, provisional',
    days: '{count, plural, one {# day} other {# days}}',
    hours: '{count, plural, one {# hour} other {# hours}}',
    minutes: '{count, plural, one {# minute} other {# minutes}}',
    and: '{first} and {second}',
  },
});
