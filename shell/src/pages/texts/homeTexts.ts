import { defineTexts } from '@euro/platform/react';

/** Home: the stadium and the card on it, and what every part of the page shares. */
export const homeTexts = defineTexts({
  nl: {
    'title.first': '{sides, select, clubs {Elke speeldag telt.} other {Heel Europa kijkt.}}',
    'title.second': 'Jij stelt op.',
    lead: 'Kies {players} spelers{coaches, plural, =0 {} other { en één {sides, select, clubs {trainer} other {bondscoach}}}} binnen € {budget} mln. Je basisploeg scoort punten, je kapitein telt ×{captain}.',
    'lead.short': 'Kies je spelers binnen je budget. Je basisploeg scoort punten, je kapitein telt harder.',
    deadline: 'Deadline speeldag {week}',
    'deadline.loading': 'Deadline',
    'deadline.failed': 'We kunnen de deadline nu niet tonen.',
    'deadline.over': 'Alle deadlines zijn voorbij',
    'deadline.over.text':
      'Het {sides, select, clubs {seizoen} other {toernooi}} is gespeeld. Bekijk wie het won.',
    'deadline.days':
      'Nog {days, plural, one {# dag} other {# dagen}} en {hours} uur tot de deadline van speeldag {week}',
    'deadline.hours':
      'Nog {hours} uur en {minutes, plural, one {# minuut} other {# minuten}} tot de deadline van speeldag {week}',
    'deadline.minutes':
      'Nog {minutes, plural, one {# minuut} other {# minuten}} tot de deadline van speeldag {week}',
    'deadline.soon': 'Nog minder dan een minuut tot de deadline van speeldag {week}',
    'deadline.passed': 'De deadline van speeldag {week} is voorbij',
    days: 'dagen',
    hours: 'uren',
    minutes: 'minuten',
    seconds: 'seconden',
    rankings: 'Naar de rangschikking',
    retry: 'Probeer opnieuw',
    loading: 'Even laden',
    build: 'Bouw gratis je ploeg',
    haveAccount: 'Ik heb al een account',
    matches: 'Matchen',
  },
  en: {
    'title.first': '{sides, select, clubs {Every matchday counts.} other {All of Europe is watching.}}',
    'title.second': 'You pick.',
    lead: 'Choose {players} players{coaches, plural, =0 {} other { and one {sides, select, clubs {coach} other {national coach}}}} within €{budget}m. Your starting lineup scores, your captain counts ×{captain}.',
    'lead.short': 'Choose players within your budget. Your starting lineup scores, your captain more.',
    deadline: 'Deadline matchday {week}',
    'deadline.loading': 'Deadline',
    'deadline.failed': "We can't show the deadline right now.",
    'deadline.over': 'All deadlines have passed',
    'deadline.over.text':
      'The {sides, select, clubs {season} other {tournament}} has been played. See who won.',
    'deadline.days':
      '{days, plural, one {# day} other {# days}} and {hours, plural, one {# hour} other {# hours}} to the deadline of matchday {week}',
    'deadline.hours':
      '{hours, plural, one {# hour} other {# hours}} and {minutes, plural, one {# minute} other {# minutes}} to the deadline of matchday {week}',
    'deadline.minutes':
      '{minutes, plural, one {# minute} other {# minutes}} to the deadline of matchday {week}',
    'deadline.soon': 'Less than a minute to the deadline of matchday {week}',
    'deadline.passed': 'The deadline of matchday {week} has passed',
    days: 'days',
    hours: 'hours',
    minutes: 'minutes',
    seconds: 'seconds',
    rankings: 'See the rankings',
    retry: 'Try again',
    loading: 'Loading',
    build: 'Build your team for free',
    haveAccount: 'I already have an account',
    matches: 'Matches',
  },
});
