import { defineTexts } from '@euro/platform/react';

/** The foot of every page. */
export const footerTexts = defineTexts({
  nl: { tagline: 'Speel voor de eer, tegen je vrienden.', about: 'Meer over {game}' },
  en: { tagline: 'Play for the honour, against your friends.', about: 'More about {game}' },
});
