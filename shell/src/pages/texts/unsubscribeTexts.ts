import { defineTexts } from '@euro/platform/react';

/** The page behind the link at the foot of a mail. */
export const unsubscribeTexts = defineTexts({
  nl: {
    'title.first': 'Geen mails',
    'title.second': 'meer?',
    lead: 'Je speelt gewoon verder. Alleen deze mails stoppen.',
    card: 'Uitschrijven',
    ask: 'Wil je deze mails niet meer krijgen?',
    'ask.all': 'Wil je geen mails meer krijgen: geen herinneringen, verslagen en berichten?',
    submit: 'Schrijf me uit',
    'done.deadline': 'Je krijgt geen herinneringen meer voor deadlines.',
    'done.report': 'Je krijgt geen verslag meer na een speeldag.',
    'done.all': 'Je krijgt geen herinneringen, verslagen en berichten meer.',
    again: 'Van gedacht veranderd? In je profiel zet je ze weer aan.',
    invalid:
      'Deze link klopt niet. Neem de hele link onderaan je laatste mail, of zet de mails af in je profiel.',
    failed: 'Er ging iets verkeerd. Contacteer ons via de chat.',
    profile: 'Naar je profiel',
  },
  en: {
    'title.first': 'No more',
    'title.second': 'mails?',
    lead: 'You keep playing as before. Only these mails stop.',
    card: 'Unsubscribe',
    ask: 'Do you want to stop getting these mails?',
    'ask.all': 'Do you want to stop getting mails: no reminders, reports and messages?',
    submit: 'Unsubscribe me',
    'done.deadline': 'You get no more reminders of deadlines.',
    'done.report': 'You get no more reports after a matchday.',
    'done.all': 'You get no more reminders, reports and messages.',
    again: 'Changed your mind? You turn them on again in your profile.',
    invalid:
      "This link isn't right. Take the whole link at the foot of your last mail, or turn the mails off in your profile.",
    failed: 'Something went wrong. Contact us through the chat.',
    profile: 'To your profile',
  },
});
