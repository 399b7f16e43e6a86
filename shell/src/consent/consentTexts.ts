import { defineTexts } from '@euro/platform/react';

export const consentTexts = defineTexts({
  nl: {
    'title.both': 'Mogen we meten en helpen?',
    'title.analytics': 'Mogen we meten?',
    'title.help': 'Mogen we de helpchat laden?',
    both: 'Met jouw toestemming meten we hoe deze site gebruikt wordt en laden we een chat van een partner.',
    analytics: 'Met jouw toestemming meten we hoe deze site gebruikt wordt.',
    help: 'Met jouw toestemming laden we de helpchat van een partner.',
    without: 'Zonder toestemming werkt het spel net zo goed.',
    more: 'Meer over cookies',
    accept: 'Ja, dat mag',
    refuse: 'Nee, liever niet',
    given: 'Je gaf toestemming.',
    refused: 'Je gaf geen toestemming.',
    choice: 'Jouw keuze',
  },
  en: {
    'title.both': 'May we measure and help?',
    'title.analytics': 'May we measure?',
    'title.help': 'May we load the help chat?',
    both: 'With your consent we measure how this site is used, and load a chat from a partner.',
    analytics: 'With your consent we measure how this site is used.',
    help: 'With your consent we load the help chat of a partner.',
    without: 'Without it the game works just as well.',
    more: 'More about cookies',
    accept: 'Yes, go ahead',
    refuse: "No, I'd rather not",
    given: 'You gave your consent.',
    refused: 'You gave no consent.',
    choice: 'Your choice',
  },
});
