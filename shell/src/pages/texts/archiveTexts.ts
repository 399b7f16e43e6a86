import { defineTexts } from '@euro/platform/react';

/** The front page of a competition that is over. */
export const archiveTexts = defineTexts({
  nl: {
    champion: '{nation} wint',
    played: 'is gespeeld.',
    finalPenalties: 'De finale tegen {other} eindigde op {score}, met {penalties} na strafschoppen.',
    final: 'De finale tegen {other} eindigde op {score}.',
    readOnly: 'Je kan alles nog lezen, maar niets meer veranderen.',
    running: '{name} loopt nu',
    open: 'Speel mee met {name}',
    ranking: 'Eindklassement',
    rankings: 'Rangschikking',
    winner: 'winnaar',
    teams: '{count, plural, one {1 ploeg speelde mee} other {{written} ploegen speelden mee}}',
    players: 'Beste spelers',
    stats: 'Stats',
    failed: 'We kunnen dit nu niet laden.',
    retry: 'Probeer opnieuw',
  },
  en: {
    champion: '{nation} wins',
    played: 'has been played.',
    finalPenalties: 'The final against {other} ended {score}, with {penalties} on penalties.',
    final: 'The final against {other} ended {score}.',
    readOnly: 'You can still read everything, but change nothing any more.',
    running: '{name} is on now',
    open: 'Play {name}',
    ranking: 'Final ranking',
    rankings: 'Rankings',
    winner: 'winner',
    teams: '{count, plural, one {1 team played} other {{written} teams played}}',
    players: 'Best players',
    stats: 'Stats',
    failed: 'We can’t load this right now.',
    retry: 'Try again',
  },
});
