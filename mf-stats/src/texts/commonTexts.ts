import { defineTexts } from '@euro/platform/react';

/** Words that more than one page of this remote uses. */
export const commonTexts = defineTexts({
  nl: {
    matchday: 'Speeldag {week}',
    'matchday.inside': 'speeldag {week}',
    position: '{position, select, 0 {Coach} 1 {Doelman} 2 {Verdediger} 3 {Middenvelder} other {Aanvaller}}',
    retry: 'Probeer opnieuw',
    live: 'Live',
    'live.minute': 'Live · {minute}′',
    'stage.group': 'Groepsfase',
    'stage.group.of': 'Groep {group}',
    'stage.last16': 'Achtste finales',
    'stage.quarter': 'Kwartfinales',
    'stage.semi': 'Halve finales',
    'stage.final': 'Finale',
    unknownClub: 'Nog niet bekend',
    extraTime: 'na verlengingen',
    penalties: '{home}–{away} na strafschoppen',
  },
  en: {
    matchday: 'Matchday {week}',
    'matchday.inside': 'matchday {week}',
    position: '{position, select, 0 {Coach} 1 {Goalkeeper} 2 {Defender} 3 {Midfielder} other {Forward}}',
    retry: 'Try again',
    live: 'Live',
    'live.minute': 'Live · {minute}′',
    'stage.group': 'Group stage',
    'stage.group.of': 'Group {group}',
    'stage.last16': 'Round of 16',
    'stage.quarter': 'Quarter-finals',
    'stage.semi': 'Semi-finals',
    'stage.final': 'Final',
    unknownClub: 'Not known yet',
    extraTime: 'after extra time',
    penalties: '{home}–{away} on penalties',
  },
});
