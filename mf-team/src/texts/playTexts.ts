import { defineTexts } from '@euro/platform/react';

/** Building a team without an account. */
export const playTexts = defineTexts({
  nl: {
    hasTeam: 'Je hebt al een ploeg: hier is ze. Wat je net koos, blijft in deze browser bewaard.',
  },
  en: {
    hasTeam: 'You have a team already: here it is. What you just picked stays in this browser.',
  },
});
