import { defineTexts } from '@euro/platform/react';

/** Proving one's e-mail address, and what happens to an account that never did. */
export const proofTexts = defineTexts({
  nl: {
    ask: 'Bevestig je e-mailadres met de link in onze welkomstmail.',
    again: 'Stuur de mail opnieuw',
    sent: 'De mail is onderweg. De link werkt zeven dagen.',
    later: 'Verberg dit bericht',
    failed: 'Er ging iets verkeerd. Contacteer ons via de chat.',

    'title.first': 'Is dit',
    'title.second': 'jouw adres?',
    lead: 'Zo weten we dat het account van jou is, en van niemand anders.',
    card: 'Bevestig je e-\u2060mailadres',
    'confirm.ask': 'Heb je hier een account gemaakt met dit e-mailadres?',
    confirm: 'Ja, bevestig mijn adres',
    'confirm.notMine': 'Nee, neem het account over met een nieuw wachtwoord',
    done: 'Je e-mailadres is bevestigd.',
    invalid: 'Deze link is al gebruikt of verlopen.',
    home: 'Naar de startpagina',
    profile: 'Vraag in je profiel een nieuwe mail',

    reclaimed: 'Dit account is nu alleen van jou',
    'reclaimed.what':
      'Er was al een account met jouw e-mailadres, maar niemand had dat adres ooit bevestigd: misschien maakte iemand anders het. Daarom is het wachtwoord verwijderd en is elk ander toestel afgemeld. De ploegen zijn gebleven.',
    'reclaimed.own': 'Was het je eigen account? Kies dan hier gewoon een nieuw wachtwoord.',
    'reclaimed.other':
      'Staat er iets in dat niet van jou is? Verwijder dan onderaan dit account en meld je opnieuw aan: je begint met een leeg account.',
  },
  en: {
    ask: 'Confirm your e-mail address with the link in our welcome mail.',
    again: 'Send the mail again',
    sent: 'The mail is on its way. The link works for seven days.',
    later: 'Hide this line',
    failed: 'Something went wrong. Contact us through the chat.',

    'title.first': 'Is this',
    'title.second': 'your address?',
    lead: "That's how we know that the account is yours, and nobody else's.",
    card: 'Confirm your e-\u2060mail address',
    'confirm.ask': 'Did you make an account here with this e-mail address?',
    confirm: 'Yes, confirm my address',
    'confirm.notMine': 'No, take the account over with a new password',
    done: 'Your e-mail address is confirmed.',
    invalid: 'This link was used already or has expired.',
    home: 'To the front page',
    profile: 'Ask for a new mail in your profile',

    reclaimed: 'This account is yours alone now',
    'reclaimed.what':
      'There was an account with your e-mail address already, but nobody had ever confirmed that address: somebody else may have made it. So its password was removed and every other device was signed out. The teams stayed.',
    'reclaimed.own': 'Was it your own account? Then simply choose a new password here.',
    'reclaimed.other':
      'Does it hold something that is not yours? Delete this account below and sign in again: you begin with an empty account.',
  },
});
