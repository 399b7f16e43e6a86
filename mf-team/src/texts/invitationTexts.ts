import { defineTexts } from '@euro/platform/react';

/** Friends are invited from a moment to celebrate. */
export const invitationTexts = defineTexts({
  nl: {
    challenge: 'Daag je vrienden uit',
    duel: 'Daag een vriend uit',
    message: 'Doe mee in mijn minicompetitie {league}',
    copied: 'De uitnodigingslink is gekopieerd.',
  },
  en: {
    challenge: 'Challenge your friends',
    duel: 'Challenge a friend',
    message: 'Join my mini-league {league}',
    copied: 'The invitation link was copied.',
  },
});
