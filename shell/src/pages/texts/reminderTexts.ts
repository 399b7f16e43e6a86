import { defineTexts } from '@euro/platform/react';

/** The card with mails and calendar in the profile. */
export const reminderTexts = defineTexts({
  nl: {
    title: 'Herinneringen',
    text: 'Mis geen deadline. Wat je kiest, wordt meteen opgeslagen.',
    loading: 'Je herinneringen worden geladen',
    'load.failed': 'We kunnen je herinneringen nu niet laden',
    retry: 'Probeer opnieuw',
    undo: 'Ongedaan maken',
    'not.saved': 'Dit is niet opgeslagen. Probeer het opnieuw.',

    deadlineMail: 'Mail voor elke deadline',
    'deadlineMail.hint': 'Met wie in je basisploeg geblesseerd, geschorst of uitgeschakeld is.',
    'deadlineMail.noTeam': 'Je krijgt hem zodra je een team hebt.',
    'deadlineMail.on': 'Je krijgt een mail voor elke deadline.',
    'deadlineMail.off': 'Je krijgt geen mail meer voor een deadline.',
    'make.team': 'Maak je team',

    matchdayReport: 'Verslag na elke speeldag',
    'matchdayReport.hint':
      'Je punten, je plaats, je kapitein en je wissels, zodra de punten definitief zijn.',
    'matchdayReport.premium':
      'Met premium krijg je na elke speeldag een mail met je punten, je plaats, je kapitein en je wissels.',
    'matchdayReport.on': 'Je krijgt een verslag na elke speeldag.',
    'matchdayReport.off': 'Je krijgt geen verslagen meer.',
    shop: 'Bekijk wat premium brengt',

    calendar: 'Alle deadlines in je agenda',
    'calendar.text': 'Abonneer je agenda op dit adres. Verschuift een deadline, dan verschuift hij mee.',
    'calendar.address': 'Adres van de kalender',
    'calendar.copy': 'Kopieer het adres',
    'calendar.copied': 'Het adres is gekopieerd.',
    'calendar.by.hand': 'Kopiëren lukt hier niet vanzelf. Het adres is geselecteerd: kopieer het zelf.',
    'calendar.open': 'Open in je agenda',
  },
  en: {
    title: 'Reminders',
    text: "Don't miss a deadline. What you choose is saved at once.",
    loading: 'Loading your reminders',
    'load.failed': "We can't load your reminders right now",
    retry: 'Try again',
    undo: 'Undo',
    'not.saved': 'This was not saved. Try again.',

    deadlineMail: 'A mail before each deadline',
    'deadlineMail.hint': 'With who in your starting lineup is injured, suspended or knocked out.',
    'deadlineMail.noTeam': 'You get it as soon as you have a team.',
    'deadlineMail.on': 'You get a mail before each deadline.',
    'deadlineMail.off': 'You get no more mails before a deadline.',
    'make.team': 'Make your team',

    matchdayReport: 'A report after each matchday',
    'matchdayReport.hint': 'Your points, place, captain and substitutions, once the points are final.',
    'matchdayReport.premium':
      'With premium you get a mail after each matchday with your points, place, captain and substitutions.',
    'matchdayReport.on': 'You get a report after each matchday.',
    'matchdayReport.off': 'You get no more reports.',
    shop: 'See what premium brings',

    calendar: 'All deadlines in your calendar',
    'calendar.text': 'Let your calendar subscribe to this address. When a deadline moves, it moves along.',
    'calendar.address': 'Address of the calendar',
    'calendar.copy': 'Copy the address',
    'calendar.copied': 'The address is copied.',
    'calendar.by.hand': "It can't be copied for you here. The address is selected: copy it yourself.",
    'calendar.open': 'Open in your calendar',
  },
});
