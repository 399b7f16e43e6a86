import { defineTexts } from '@euro/platform/react';

/** The return from another provider; refusals of the server have their own sentences. */
export const providerTexts = defineTexts({
  nl: {
    'title.first': 'Welkom',
    'title.second': 'terug.',
    lead: 'We gaan na wie je bent. Dat duurt maar even.',
    card: 'Aanmelden',
    busy: 'We melden je aan',
    cancelled: 'Je hebt het aanmelden gestopt. Er is niets gewijzigd.',
    stray: 'We kunnen niet nagaan dat dit aanmelden hier begon. Probeer het opnieuw.',
    registered: 'Welkom, {name}. Je account is gemaakt.',
    register: 'Account maken',
  },
  en: {
    'title.first': 'Welcome',
    'title.second': 'back.',
    lead: "We're checking who you are. This takes a moment.",
    card: 'Sign in',
    busy: 'Signing you in',
    cancelled: 'You stopped signing in. Nothing was changed.',
    stray: "We can't tell that this sign-in began here. Try again.",
    registered: 'Welcome, {name}. Your account is made.',
    register: 'Make an account',
  },
});
