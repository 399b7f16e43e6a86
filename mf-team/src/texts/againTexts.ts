import { defineTexts } from '@euro/platform/react';

/** A new team that continues one of an earlier competition. */
export const againTexts = defineTexts({
  nl: {
    name: 'De naam van je ploeg van {competition}.',
    nameAndLogo: 'De naam van je ploeg van {competition}; je logo gaat mee.',
    another: 'Kies een andere naam',
  },
  en: {
    name: 'The name of your team of {competition}.',
    nameAndLogo: 'The name of your team of {competition}; your logo comes with it.',
    another: 'Choose another name',
  },
});
