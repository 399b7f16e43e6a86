import { defineTexts } from '@euro/platform/react';

export const notFoundTexts = defineTexts({
  nl: {
    notFound: 'Pagina niet gevonden',
    notFoundText: 'Buitenspel. Deze bal ligt ergens anders.',
    backHome: 'Terug naar home',
  },
  en: {
    notFound: 'Page not found',
    notFoundText: 'Offside. This ball is somewhere else.',
    backHome: 'Back to home',
  },
});
