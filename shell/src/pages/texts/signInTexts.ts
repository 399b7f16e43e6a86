import { defineTexts } from '@euro/platform/react';

/** The sign-in form; the failure is spec §8's. */
export const signInTexts = defineTexts({
  nl: {
    title: 'Aan de slag',
    email: 'E-mailadres',
    'email.example': 'naam@voorbeeld.be',
    password: 'Wachtwoord',
    'password.show': 'Toon wachtwoord',
    submit: 'Aanmelden',
    register: 'Account maken',
    forgot: 'Wachtwoord vergeten?',
    refused: 'Ongeldig e-mailadres en/of wachtwoord.',
    or: 'of',
    'with.broadcaster': 'Verder met {name}',
    'with.facebook': 'Verder met Facebook',
    loading: 'Even laden',
  },
  en: {
    title: 'Get started',
    email: 'E-mail address',
    'email.example': 'name@example.com',
    password: 'Password',
    'password.show': 'Show password',
    submit: 'Sign in',
    register: 'Make an account',
    forgot: 'Forgot your password?',
    refused: 'Invalid e-mail address and/or password.',
    or: 'or',
    'with.broadcaster': 'Continue with {name}',
    'with.facebook': 'Continue with Facebook',
    loading: 'Loading',
  },
});
