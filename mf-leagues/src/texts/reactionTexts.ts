import { defineTexts } from '@euro/platform/react';

/** Reactions to a message of the chat. */
export const reactionTexts = defineTexts({
  nl: {
    choose: 'Kies een reactie',
    count: '{name}, {count, plural, one {1 reactie} other {# reacties}}',
    like: 'Duim omhoog',
    laugh: 'Lachen',
    party: 'Feest',
    sad: 'Droevig',
    fire: 'Vuur',
    ball: 'Bal',
  },
  en: {
    choose: 'Choose a reaction',
    count: '{name}, {count, plural, one {1 reaction} other {# reactions}}',
    like: 'Thumbs up',
    laugh: 'Laughing',
    party: 'Party',
    sad: 'Sad',
    fire: 'Fire',
    ball: 'Ball',
  },
});
