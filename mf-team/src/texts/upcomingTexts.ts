import { defineTexts } from '@euro/platform/react';

/** Coming bonuses and players of a running matchday; loaded with it. */
export const upcomingTexts = defineTexts({
  nl: {
    bonus: 'Op komst na {minutes, plural, =60 {een uur} other {# minuten}}:',
    minutes: '{name} {points}',
    minutesAndCleanSheet: '{name} {points} en clean sheet {cleanSheet}',
    multiplier: '×{multiplier}',
    more: 'nog {count}',
    playing: 'Op het veld:',
    next: 'Straks, {when}:',
    over: 'Iedereen die telt, heeft gespeeld.',
  },
  en: {
    bonus: 'Coming after {minutes, plural, =60 {an hour} other {# minutes}}:',
    minutes: '{name} {points}',
    minutesAndCleanSheet: '{name} {points} and clean sheet {cleanSheet}',
    multiplier: '×{multiplier}',
    more: '{count} more',
    playing: 'On the pitch:',
    next: 'Next, {when}:',
    over: 'Everybody who counts has played.',
  },
});
