import { defineTexts } from '@euro/platform/react';

/** Picking over the pitch on a phone, and the name at the end. */
export const pickerTexts = defineTexts({
  nl: {
    another: 'Een ander dan {name}',
    expected: 'Verwacht {points} punten',
    pickerDeadline: 'Deadline {moment}',
    allPlayers: 'Spelers',
    onBench: 'Op de bank',
    inLineup: 'In de basis',
    complete: 'Je ploeg is compleet',
    undoShort: 'Ongedaan',
    nameHint: 'Je kan de naam later nog wijzigen.',
    defaultName: 'Ploeg van {name}',
  },
  en: {
    another: 'Somebody else than {name}',
    expected: 'Expected: {points} points',
    pickerDeadline: 'Deadline {moment}',
    allPlayers: 'Players',
    onBench: 'On the bench',
    inLineup: 'In the lineup',
    complete: 'Your squad is complete',
    undoShort: 'Undo',
    nameHint: 'You can change the name later.',
    defaultName: '{name}’s team',
  },
});
