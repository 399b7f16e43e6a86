import { defineTexts } from '@euro/platform/react';

/** The line of a running or past matchday: last event, next players, best player. */
export const liveTexts = defineTexts({
  nl: {
    best: 'Beste van jou: {name}',
    bestOther: 'Beste speler: {name}',
    bestDetail:
      '{count, plural, =0 {niemand moet nog spelen} one {nog # speler te gaan} other {nog # spelers te gaan}}',
    bestNow: 'nu bezig: {names}',
    bestAfter: 'op speeldag {week}',
    won: 'Jij wint speeldag {week}',
    wonDetail: 'Niemand haalde meer dan jouw {points} punten',
    wonLeague: '{league} · {points} tegen {second}',
    nobodyNow: 'Niemand speelt nu',
    next: '{names}: {when}',
    more: 'nog {count}',
    toPlay: 'te spelen',
    nobodyYet: 'Nog niemand bracht punten op',
    scored: '{name} brengt punten op',
    lost: '{name} kost punten',
    moreLive: '{count, plural, one {match} other {matchen}} nu bezig',
    allMatches: 'alle {count} matchen',
  },
  en: {
    best: 'Your best: {name}',
    bestOther: 'Best player: {name}',
    bestDetail: '{count, plural, =0 {nobody left to play} one {# player to go} other {# players to go}}',
    bestNow: 'playing: {names}',
    bestAfter: 'on matchday {week}',
    won: 'You win matchday {week}',
    wonDetail: 'Nobody scored more than your {points} points',
    wonLeague: '{league} · {points} to {second}',
    nobodyNow: 'Nobody plays now',
    next: '{names}: {when}',
    more: '{count} more',
    toPlay: 'to play',
    nobodyYet: 'Nobody has brought points yet',
    scored: '{name} brings points',
    lost: '{name} costs points',
    moreLive: 'more {count, plural, one {match} other {matches}} now',
    allMatches: 'all {count} matches',
  },
});
