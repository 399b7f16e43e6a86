import { defineTexts } from '@euro/platform/react';

/** Around the texts that the competition brings itself: rules, terms, privacy, cookies, prizes. */
export const contentTexts = defineTexts({
  nl: {
    'title.rules': 'Spelregels',
    'title.terms': 'Gebruiksvoorwaarden',
    'title.privacy-policy': 'Privacy',
    'title.cookie-policy': 'Cookies',
    'title.prizes': 'Prijzen',
    updated: 'Bijgewerkt op {day}',
    loading: 'De tekst wordt geladen',
    failed: 'We kunnen deze tekst nu niet laden',
    missing: 'Deze tekst is er nog niet',
    'missing.text': 'Kom later nog eens kijken.',
    retry: 'Probeer opnieuw',
    contents: 'Op deze pagina',
    partners: 'Zij maken het spel mogelijk',
    'partner.tab': '(opent in een nieuw tabblad)',
  },
  en: {
    'title.rules': 'Rules',
    'title.terms': 'Terms of use',
    'title.privacy-policy': 'Privacy',
    'title.cookie-policy': 'Cookies',
    'title.prizes': 'Prizes',
    updated: 'Updated on {day}',
    loading: 'The text is loading',
    failed: "We can't load this text right now",
    missing: "This text isn't there yet",
    'missing.text': 'Come back later.',
    retry: 'Try again',
    contents: 'On this page',
    partners: 'They make the game possible',
    'partner.tab': '(opens in a new tab)',
  },
});
