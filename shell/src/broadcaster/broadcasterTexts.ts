import { defineTexts } from '@euro/platform/react';

/** The broadcaster's strip and its account corner. */
export const broadcasterTexts = defineTexts({
  nl: {
    mine: 'Mijn {name}',
    user: 'Bij {name} aangemeld als {user}.',
    nobody: 'Je bent niet aangemeld bij {name}.',
    unknown: 'Met een account van {name} speel je meteen mee.',
    enter: 'Verder met {name}',
    login: 'Aanmelden bij {name}',
    logout: 'Afmelden bij {name}',
    'logout.hint': 'Speel je hier met je account van {name}, dan word je ook hier afgemeld.',
  },
  en: {
    mine: 'My {name}',
    user: 'Signed in to {name} as {user}.',
    nobody: "You aren't signed in to {name}.",
    unknown: 'With an account of {name} you can play at once.',
    enter: 'Continue with {name}',
    login: 'Sign in to {name}',
    logout: 'Sign out of {name}',
    'logout.hint': 'If you play here with your account of {name}, you are signed out here too.',
  },
});
