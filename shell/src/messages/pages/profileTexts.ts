import { defineTexts } from '@euro/platform/react';

/** The profile; failures are spec §8's. */
export const profileTexts = defineTexts({
  nl: {
    title: 'Profiel',
    premium: 'Premium-lid',
    loading: 'Je profiel wordt geladen',
    'load.failed': 'We kunnen je profiel nu niet laden',
    retry: 'Probeer opnieuw',
    failed: 'Er ging iets verkeerd. Contacteer ons via de chat.',

    details: 'Je gegevens',
    firstName: 'Voornaam',
    lastName: 'Naam',
    address: 'Adres',
    'address.text': 'Enkel nodig als je een prijs wint.',
    street: 'Straat',
    streetNr: 'Nummer',
    postCode: 'Postcode',
    city: 'Gemeente',
    save: 'Bewaren',
    saved: 'Je gegevens zijn bewaard.',
    leave: 'Je wijzigingen zijn nog niet bewaard. Toch weggaan?',

    password: 'Wachtwoord wijzigen',
    'password.text': 'Op andere toestellen word je afgemeld.',
    'password.save': 'Wijzig wachtwoord',
    'password.saved': 'Je wachtwoord is gewijzigd.',

    language: 'Taal',
    'language.text': 'Voor het spel en voor onze mails.',
    nl: 'Nederlands',
    en: 'English',
    'language.saved': 'Je taal is bewaard.',

    data: 'Jouw gegevens downloaden',
    'data.text':
      'Alles wat het spel over jou bewaart: account, ploegen, opstellingen, transfers, uitslagen. Om te bewaren of zelf mee te rekenen.',
    'data.json': 'Download als JSON',
    'data.csv': 'Download als CSV (zip)',
    'data.done': 'Je gegevens zijn gedownload.',

    signOut: 'Afmelden',
  },
  en: {
    title: 'Profile',
    premium: 'Premium member',
    loading: 'Loading your profile',
    'load.failed': "We can't load your profile right now",
    retry: 'Try again',
    failed: 'Something went wrong. Contact us through the chat.',

    details: 'Your details',
    firstName: 'First name',
    lastName: 'Last name',
    address: 'Address',
    'address.text': 'Only needed when you win a prize.',
    street: 'Street',
    streetNr: 'Number',
    postCode: 'Postcode',
    city: 'City',
    save: 'Save',
    saved: 'Your details are saved.',
    leave: "Your changes aren't saved yet. Leave anyway?",

    password: 'Change your password',
    'password.text': 'Other devices are signed out.',
    'password.save': 'Change password',
    'password.saved': 'Your password is changed.',

    language: 'Language',
    'language.text': 'For the game and for our mails.',
    nl: 'Nederlands',
    en: 'English',
    'language.saved': 'Your language is saved.',

    data: 'Download your data',
    'data.text':
      'Everything the game keeps about you: account, teams, lineups, transfers, results. To keep, or to calculate with.',
    'data.json': 'Download as JSON',
    'data.csv': 'Download as CSV (zip)',
    'data.done': 'Your data is downloaded.',

    signOut: 'Sign out',
  },
});
