import { defineTexts } from '@euro/platform/react';

/** One sentence for each refusal code of the game and the API about a transfer. */
export const issueTexts = defineTexts({
  nl: {
    'unknown-players': '{players} doet niet meer mee: kies iemand anders',
    'not-in-team': '{players} zit niet in je team',
    'already-in-team': 'Al in je team',
    'player-left': 'Niet meer te koop',
    'player-locked': 'De match van {players} is begonnen: wissel later of kies iemand anders',
    'position-differs': 'Kies iemand van dezelfde positie',
    'duplicate-transfer': '{players} staat twee keer in je lijst: neem één transfer terug',
    'only-surplus-clubs': 'Je kan enkel een speler van {clubs} transfereren',
    'over-budget': '{amount} te duur',
    'club-limit': 'Max. {limit} uit {clubs}',
    'too-many-transfers':
      'Je hebt maar {left, plural, one {# transfer} other {# transfers}} over: neem er {over} terug',
    'no-transfers-left': 'Zonder transfers over kan je niet meer wisselen.',
    'comes-in': 'Komt in voor {name}',
    'goes-out': 'Gaat eruit',
    'nothing-chosen': 'Tik op het veld op wie eruit moet',
    'in-missing': 'Kies nog wie er in komt voor {players}',
    tight: 'Zo hou je maar {amount} per plaats over',
    and: '{first} en {last}',
    other: 'Deze transfer kan niet: neem hem terug en kies iemand anders',
  },
  en: {
    'unknown-players': '{players} is no longer taking part: choose somebody else',
    'not-in-team': '{players} is not in your team',
    'already-in-team': 'Already in your team',
    'player-left': 'No longer for sale',
    'player-locked': 'The match of {players} has begun: transfer later or choose somebody else',
    'position-differs': 'Choose somebody of the same position',
    'duplicate-transfer': '{players} is in your list twice: take one transfer back',
    'only-surplus-clubs': 'You can only transfer a player from {clubs}',
    'over-budget': '{amount} too expensive',
    'club-limit': 'Max. {limit} from {clubs}',
    'too-many-transfers':
      'You have only {left, plural, one {# transfer} other {# transfers}} left: take {over} back',
    'no-transfers-left': 'Without transfers left you can’t make any more changes.',
    'comes-in': 'Comes in for {name}',
    'goes-out': 'Goes out',
    'nothing-chosen': 'Tap on the pitch who has to go',
    'in-missing': 'Choose who comes in for {players}',
    tight: 'Leaves only {amount} a place',
    and: '{first} and {last}',
    other: 'This transfer isn’t possible: take it back and choose somebody else',
  },
});
