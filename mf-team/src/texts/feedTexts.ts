import type { PointRule } from '@euro/game';
import { defineTexts } from '@euro/platform/react';

/** What a rule's points become that no longer count, and why. */
type TakenBack = 'points-lost' | 'points-returned' | 'taken-back';

/** Event of each rule, short enough for a line of a phone. */
type FeedTexts = Readonly<Record<PointRule | 'multiplier' | 'rank' | TakenBack, string>>;

const nl = {
  'minutes-under-60': '{name} speelt mee',
  'minutes-60': '{name} speelt {minutes, plural, =60 {een uur} other {# minuten}}',
  goal: '{name} scoort',
  assist: '{name} geeft een assist',
  'clean-sheet': '{name} houdt de nul',
  conceded: '{name} slikt doelpunten',
  saves: '{name} redt',
  'penalty-saved': '{name} stopt een strafschop',
  'penalty-miss': '{name} mist een strafschop',
  'own-goal': 'Eigen doelpunt van {name}',
  'yellow-card': 'Geel voor {name}',
  'red-card': 'Rood voor {name}',
  duels: '{name} wint zijn duels',
  interceptions: '{name} onderschept',
  'shots-off-target': '{name} trapt naast',
  'error-lead-to-goal': '{name} gaat in de fout',
  'big-chances': '{name} creëert kansen',
  'head-clearances': '{name} kopt weg',
  'ball-recoveries': '{name} recupereert ballen',
  'skill-index': '{name} blinkt uit',
  'coach-win': '{name} wint',
  'coach-draw': '{name} speelt gelijk',
  'coach-loss': '{name} verliest',
  'points-lost': '{name} verliest punten',
  'points-returned': '{name} krijgt punten terug',
  'taken-back': 'telt niet meer: {rule}',
  multiplier: '×{multiplier}',
  rank: 'naar {rank} in {league}',
} satisfies FeedTexts;

const en = {
  'minutes-under-60': '{name} takes part',
  'minutes-60': '{name} plays {minutes, plural, =60 {an hour} other {# minutes}}',
  goal: '{name} scores',
  assist: '{name} has an assist',
  'clean-sheet': '{name} keeps a clean sheet',
  conceded: '{name} concedes',
  saves: '{name} makes saves',
  'penalty-saved': '{name} saves a penalty',
  'penalty-miss': '{name} misses a penalty',
  'own-goal': 'Own goal by {name}',
  'yellow-card': 'Yellow card for {name}',
  'red-card': 'Red card for {name}',
  duels: '{name} wins his duels',
  interceptions: '{name} intercepts',
  'shots-off-target': '{name} shoots wide',
  'error-lead-to-goal': '{name} makes an error',
  'big-chances': '{name} creates chances',
  'head-clearances': '{name} heads clear',
  'ball-recoveries': '{name} wins balls back',
  'skill-index': '{name} stands out',
  'coach-win': '{name} wins',
  'coach-draw': '{name} draws',
  'coach-loss': '{name} loses',
  'points-lost': '{name} loses points',
  'points-returned': '{name} gets points back',
  'taken-back': 'no longer counts: {rule}',
  multiplier: '×{multiplier}',
  rank: 'to {rank} in {league}',
} satisfies FeedTexts;

/** {@link FeedTexts} in each language. */
export const feedTexts = defineTexts({ nl, en });
