import { defineTexts } from '@euro/platform/react';

/** The moment after the first save of a team. */
export const firstSaveTexts = defineTexts({
  nl: {
    titleOne: 'Je ploeg',
    titleTwo: 'staat!',
    readyFor: 'Klaar voor {home} – {away}. Tot de deadline mag je alles nog wijzigen.',
    ready: 'Klaar voor speeldag {week}. Tot de deadline mag je alles nog wijzigen.',
    captain: 'kapitein {name}',
    deadline: 'Deadline {moment}',
    share: 'Deel je ploeg',
    toTeam: 'Naar mijn team',
    close: 'Sluiten',
  },
  en: {
    titleOne: 'Your team',
    titleTwo: 'is in!',
    readyFor: 'Ready for {home} – {away}. Until the deadline you can change everything.',
    ready: 'Ready for matchday {week}. Until the deadline you can change everything.',
    captain: 'captain {name}',
    deadline: 'Deadline {moment}',
    share: 'Share your team',
    toTeam: 'To my team',
    close: 'Close',
  },
});
