import type { PointRule } from '@euro/game';
import { defineTexts } from '@euro/platform/react';

/**
 * Name of each scoring rule, with the numbers of its terms in the table, and the statistic behind it in words (spec
 * §9).
 */
type PointTexts = Readonly<
  Record<PointRule | `${PointRule}.stat` | 'duels.balance' | `coach-${'win' | 'draw' | 'loss'}.live`, string>
>;

const nl = {
  'minutes-under-60': 'Speelminuten, minder dan {under}',
  'minutes-under-60.stat': '{stat, plural, one {# minuut} other {# minuten}}',
  'minutes-60': 'Speelminuten, {from} of meer',
  'minutes-60.stat': '{stat, plural, one {# minuut} other {# minuten}}',
  goal: 'Doelpunt ({position})',
  'goal.stat': '{stat, plural, one {# doelpunt} other {# doelpunten}}',
  assist: 'Assist',
  'assist.stat': '{stat, plural, one {# assist} other {# assists}}',
  'clean-sheet': 'Clean sheet ({position})',
  'clean-sheet.stat': 'geen tegendoelpunt terwijl hij speelde',
  conceded: 'Tegendoelpunten{per, plural, =1 {} =2 {, per twee} other {, per #}}',
  'conceded.stat': '{stat, plural, one {# tegendoelpunt} other {# tegendoelpunten}} terwijl hij speelde',
  saves: 'Reddingen{per, plural, =1 {} =2 {, per twee} other {, per #}}',
  'saves.stat': '{stat, plural, one {# redding} other {# reddingen}}',
  'penalty-saved': 'Gestopte strafschop',
  'penalty-saved.stat': '{stat, plural, one {# strafschop} other {# strafschoppen}}',
  'penalty-miss': 'Gemiste strafschop',
  'penalty-miss.stat': '{stat, plural, one {# strafschop} other {# strafschoppen}}',
  'own-goal': 'Eigen doelpunt',
  'own-goal.stat': '{stat, plural, one {# eigen doelpunt} other {# eigen doelpunten}}',
  'yellow-card': 'Gele kaart',
  'yellow-card.stat': '{stat, plural, one {# gele kaart} other {# gele kaarten}}',
  'red-card': 'Rode kaart',
  'red-card.stat': '{stat, plural, one {# rode kaart} other {# rode kaarten}}',
  duels: 'Meer duels gewonnen dan verloren',
  'duels.stat': '{stat, plural, one {# duel meer gewonnen} other {# duels meer gewonnen}}',
  'duels.balance': '{won} gewonnen, {lost} verloren',
  interceptions:
    '{more, plural, =0 {Onderscheppingen} =1 {Meer dan één onderschepping} other {Meer dan # onderscheppingen}}',
  'interceptions.stat': '{stat, plural, one {# onderschepping} other {# onderscheppingen}}',
  'shots-off-target': 'Schoten naast doel{per, plural, =1 {} =2 {, per twee} other {, per #}}',
  'shots-off-target.stat': '{stat, plural, one {# schot} other {# schoten}}',
  'error-lead-to-goal': 'Fout die leidt tot tegendoelpunt',
  'error-lead-to-goal.stat': '{stat, plural, one {# fout} other {# fouten}}',
  'big-chances':
    '{more, plural, =0 {Grote kansen gecreëerd} =1 {Meer dan één grote kans gecreëerd} other {Meer dan # grote kansen gecreëerd}}',
  'big-chances.stat': '{stat, plural, one {# grote kans} other {# grote kansen}}',
  'head-clearances':
    '{more, plural, =0 {Ballen weggekopt} =1 {Meer dan één bal weggekopt} other {Meer dan # ballen weggekopt}}',
  'head-clearances.stat': '{stat, plural, one {# bal} other {# ballen}}',
  'ball-recoveries':
    '{more, plural, =0 {Balrecuperaties} =7 {Meer dan zeven balrecuperaties} other {Meer dan # balrecuperaties}}',
  'ball-recoveries.stat': '{stat, plural, one {# balrecuperatie} other {# balrecuperaties}}',
  'skill-index': 'Skillindex',
  'skill-index.stat':
    '{stat, select, 1 {beste van de match} 2 {tweede van de match} other {derde van de match}}',
  'coach-win': 'Winst',
  'coach-win.stat': 'zijn ploeg won met {own}-{other}',
  'coach-win.live': 'zijn ploeg staat {own}-{other} voor',
  'coach-draw': 'Gelijkspel',
  'coach-draw.stat': 'zijn ploeg speelde {own}-{other} gelijk',
  'coach-draw.live': 'zijn ploeg staat {own}-{other} gelijk',
  'coach-loss': 'Verlies',
  'coach-loss.stat': 'zijn ploeg verloor met {own}-{other}',
  'coach-loss.live': 'zijn ploeg staat {own}-{other} achter',
} satisfies PointTexts;

const en = {
  'minutes-under-60': 'Minutes played, under {under}',
  'minutes-under-60.stat': '{stat, plural, one {# minute} other {# minutes}}',
  'minutes-60': 'Minutes played, {from} or more',
  'minutes-60.stat': '{stat, plural, one {# minute} other {# minutes}}',
  goal: 'Goal ({position})',
  'goal.stat': '{stat, plural, one {# goal} other {# goals}}',
  assist: 'Assist',
  'assist.stat': '{stat, plural, one {# assist} other {# assists}}',
  'clean-sheet': 'Clean sheet ({position})',
  'clean-sheet.stat': 'nothing conceded while he played',
  conceded: 'Goals conceded{per, plural, =1 {} =2 {, per two} other {, per #}}',
  'conceded.stat': '{stat, plural, one {# goal} other {# goals}} conceded while he played',
  saves: 'Saves{per, plural, =1 {} =2 {, per two} other {, per #}}',
  'saves.stat': '{stat, plural, one {# save} other {# saves}}',
  'penalty-saved': 'Saved penalty',
  'penalty-saved.stat': '{stat, plural, one {# penalty} other {# penalties}}',
  'penalty-miss': 'Missed penalty',
  'penalty-miss.stat': '{stat, plural, one {# penalty} other {# penalties}}',
  'own-goal': 'Own goal',
  'own-goal.stat': '{stat, plural, one {# own goal} other {# own goals}}',
  'yellow-card': 'Yellow card',
  'yellow-card.stat': '{stat, plural, one {# yellow card} other {# yellow cards}}',
  'red-card': 'Red card',
  'red-card.stat': '{stat, plural, one {# red card} other {# red cards}}',
  duels: 'More duels won than lost',
  'duels.stat': '{stat, plural, one {# duel more won} other {# duels more won}}',
  'duels.balance': '{won} won, {lost} lost',
  interceptions:
    '{more, plural, =0 {Interceptions} =1 {More than one interception} other {More than # interceptions}}',
  'interceptions.stat': '{stat, plural, one {# interception} other {# interceptions}}',
  'shots-off-target': 'Shots off target{per, plural, =1 {} =2 {, per two} other {, per #}}',
  'shots-off-target.stat': '{stat, plural, one {# shot} other {# shots}}',
  'error-lead-to-goal': 'Error leading to a goal',
  'error-lead-to-goal.stat': '{stat, plural, one {# error} other {# errors}}',
  'big-chances':
    '{more, plural, =0 {Big chances created} =1 {More than one big chance created} other {More than # big chances created}}',
  'big-chances.stat': '{stat, plural, one {# big chance} other {# big chances}}',
  'head-clearances':
    '{more, plural, =0 {Headed clearances} =1 {More than one headed clearance} other {More than # headed clearances}}',
  'head-clearances.stat': '{stat, plural, one {# clearance} other {# clearances}}',
  'ball-recoveries':
    '{more, plural, =0 {Ball recoveries} =7 {More than seven ball recoveries} other {More than # ball recoveries}}',
  'ball-recoveries.stat': '{stat, plural, one {# ball recovery} other {# ball recoveries}}',
  'skill-index': 'Skill index',
  'skill-index.stat':
    '{stat, select, 1 {best of the match} 2 {second best of the match} other {third best of the match}}',
  'coach-win': 'Win',
  'coach-win.stat': 'his team won {own}-{other}',
  'coach-win.live': 'his team leads {own}-{other}',
  'coach-draw': 'Draw',
  'coach-draw.stat': 'his team drew {own}-{other}',
  'coach-draw.live': 'his team is level at {own}-{other}',
  'coach-loss': 'Loss',
  'coach-loss.stat': 'his team lost {own}-{other}',
  'coach-loss.live': 'his team is {own}-{other} down',
} satisfies PointTexts;

/** Rules and their statistics, in the reader's language. */
export const pointTexts = defineTexts({ nl, en });
