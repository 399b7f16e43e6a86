import { defineTexts } from '@euro/platform/react';

/** Notifications: the section of the profile, and the card that asks. */
export const pushTexts = defineTexts({
  nl: {
    title: 'Meldingen',
    text: 'Op je toestel, ook als het spel dicht is. Wat je kiest, wordt meteen opgeslagen.',
    loading: 'Je meldingen worden geladen',
    'load.failed': 'We kunnen je meldingen nu niet laden',
    retry: 'Probeer opnieuw',
    undo: 'Ongedaan maken',
    'not.saved': 'Dit is niet opgeslagen. Probeer het opnieuw.',
    'not.subscribed': 'Je browser kon meldingen niet aanzetten. Probeer het later opnieuw.',

    device: 'Meldingen op dit toestel',
    'device.hint': 'Je browser vraagt eerst of het mag.',
    'device.on': 'Meldingen staan aan op dit toestel.',
    'device.off': 'Meldingen staan uit op dit toestel.',
    'other.devices': '{count, plural, one {Ook op een ander toestel} other {Ook op # andere toestellen}}.',

    deadline: 'Deadline',
    'deadline.hint': '1 uur vooraf, met wie er niet speelt',
    goal: 'Goals en assists',
    'goal.hint': 'van mijn basisploeg',
    captainOut: 'Kapitein',
    'captainOut.hint': 'als hij niet start of niet kan spelen',
    mention: 'Vrienden',
    'mention.hint': 'als iemand me vermeldt met @ in een chat',
    confirmed: 'Eindstand',
    'confirmed.hint': 'als de speeldag definitief is',
    'kind.on': '{kind}: je krijgt er meldingen van.',
    'kind.off': '{kind}: je krijgt er geen meldingen meer van.',

    quiet: 'Stil tussen {from} en {to} u.',
    'quiet.hint': 'Eindstand en vermeldingen komen dan de volgende ochtend.',
    'quiet.on': 'Tussen {from} en {to} u. blijft het stil.',
    'quiet.off': 'Meldingen komen ook ’s nachts.',
    'quiet.from': 'Van',
    'quiet.to': 'Tot',
    'quiet.saved': 'De stille uren zijn opgeslagen.',

    sample: 'Zo ziet het eruit',
    'sample.goal': 'Gakpo scoort: +6,0',
    'sample.goal.text': 'NED 1-1 AUT. Je kapitein!',
    'sample.deadline': 'Nog 1 uur tot de deadline',
    'sample.deadline.text': 'Je ploeg is klaar. Kapitein: Gakpo.',
    now: 'nu',
    test: 'Stuur een proefmelding',
    'test.sent': 'De proefmelding is onderweg.',
    'test.failed': 'De proefmelding is niet verstuurd. Probeer het later opnieuw.',

    none: 'Deze browser kent geen meldingen. Met een mail mis je ook geen deadline.',
    install:
      'Op een iPhone of iPad krijg je meldingen zodra {portal} op je beginscherm staat: tik op Deel, dan op Zet op beginscherm, en open het daar.',
    blocked: 'Meldingen zijn geblokkeerd in je browser',
    'blocked.android':
      'Tik links van het adres op het slotje, dan op Machtigingen, en sta meldingen toe. Laad de pagina daarna opnieuw.',
    'blocked.chromium':
      'Klik links van het adres op het pictogram van de site, zet Meldingen aan, en laad de pagina opnieuw.',
    'blocked.firefox':
      'Klik links van het adres op het slotje, verwijder bij Meldingen de blokkering, en laad de pagina opnieuw.',
    'blocked.safari':
      'Open Safari › Instellingen › Websites › Meldingen, kies Sta toe bij deze site, en laad de pagina opnieuw.',
    'blocked.ios':
      'Open op je toestel Instellingen › Berichtgeving › {portal}, sta meldingen toe, en open de app opnieuw.',
    'blocked.loses.nothing': 'Wat je eerder koos, blijft bewaard.',

    'ask.title': 'Mis geen goal van je mannen',
    'ask.text': 'Hoogstens 6 meldingen per speeldag. Je kiest zelf welke, en zet ze uit wanneer je wil.',
    'ask.deadline': 'Deadline, 1 uur vooraf',
    'ask.goal': 'Goals en assists van mijn basisploeg',
    'ask.yes': 'Zet aan',
    'ask.no': 'Niet nu',
    'ask.understood': 'Begrepen',
    'ask.blocked': 'Je browser laat meldingen niet toe. In je profiel staat hoe je ze toelaat.',
  },
  en: {
    title: 'Notifications',
    text: 'On your device, also while the game is closed. What you choose is saved at once.',
    loading: 'Loading your notifications',
    'load.failed': "We can't load your notifications right now",
    retry: 'Try again',
    undo: 'Undo',
    'not.saved': 'This was not saved. Try again.',
    'not.subscribed': "Your browser couldn't switch notifications on. Try again later.",

    device: 'Notifications on this device',
    'device.hint': 'Your browser asks for permission first.',
    'device.on': 'Notifications are on for this device.',
    'device.off': 'Notifications are off for this device.',
    'other.devices': '{count, plural, one {Also on another device} other {Also on # other devices}}.',

    deadline: 'Deadline',
    'deadline.hint': "1 hour before, with who doesn't play",
    goal: 'Goals and assists',
    'goal.hint': 'of my starters',
    captainOut: 'Captain',
    'captainOut.hint': "when he doesn't start or can't play",
    mention: 'Friends',
    'mention.hint': 'when somebody mentions me with @ in a chat',
    confirmed: 'Final score',
    'confirmed.hint': 'when the matchday is final',
    'kind.on': '{kind}: you get notifications of it.',
    'kind.off': '{kind}: you get no more notifications of it.',

    quiet: 'Silent between {from} and {to}',
    'quiet.hint': 'Final score and mentions come the next morning then.',
    'quiet.on': 'Nothing is sent between {from} and {to}.',
    'quiet.off': 'Notifications come at night, too.',
    'quiet.from': 'From',
    'quiet.to': 'To',
    'quiet.saved': 'The silent hours are saved.',

    sample: 'What it looks like',
    'sample.goal': 'Gakpo scores: +6.0',
    'sample.goal.text': 'NED 1-1 AUT. Your captain!',
    'sample.deadline': '1 hour to the deadline',
    'sample.deadline.text': 'Your team is ready. Captain: Gakpo.',
    now: 'now',
    test: 'Send a notification to try',
    'test.sent': 'The notification is on its way.',
    'test.failed': 'The notification was not sent. Try again later.',

    none: 'This browser has no notifications. With a mail you miss no deadline either.',
    install:
      'On an iPhone or iPad you get notifications once {portal} is on your Home Screen: tap Share, then Add to Home Screen, and open it there.',
    blocked: 'Notifications are blocked in your browser',
    'blocked.android':
      'Tap the lock to the left of the address, then Permissions, and allow notifications. Then load the page again.',
    'blocked.chromium':
      "Click the site's icon to the left of the address, switch Notifications on, and load the page again.",
    'blocked.firefox':
      'Click the lock to the left of the address, remove the block at Notifications, and load the page again.',
    'blocked.safari':
      'Open Safari › Settings › Websites › Notifications, choose Allow for this site, and load the page again.',
    'blocked.ios':
      'On your device open Settings › Notifications › {portal}, allow notifications, and open the app again.',
    'blocked.loses.nothing': 'What you chose before stays saved.',

    'ask.title': "Don't miss a goal of your men",
    'ask.text':
      '6 notifications a matchday at most. You choose which, and switch them off whenever you like.',
    'ask.deadline': 'Deadline, 1 hour before',
    'ask.goal': 'Goals and assists of my starters',
    'ask.yes': 'Switch on',
    'ask.no': 'Not now',
    'ask.understood': 'Got it',
    'ask.blocked': "Your browser doesn't allow notifications. Your profile says how to allow them.",
  },
});
