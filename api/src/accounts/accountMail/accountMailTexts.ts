import { defineTexts } from '../../texts/index.js';

/** Texts of mails about an account. */
export const accountMailTexts = defineTexts(import.meta.url, {
  nl: {
    'welcome.subject': 'Welkom bij {word}: bevestig je e-mailadres',
    'welcome.intro':
      'Met dit adres is een account gemaakt bij {word}. Bevestig via deze link dat het jouw adres is. Je kan meteen spelen, ook voor je bevestigt.',
    'welcome.button': 'Bevestig mijn e-mailadres',
    'welcome.foot': 'De link werkt één keer en blijft zeven dagen geldig. In je profiel vraag je een nieuwe.',
    'welcome.more':
      'Heb je zelf geen account gemaakt? Bevestig dan niets. Met “Wachtwoord vergeten” neem je het account over en meld je iedereen af die het nu gebruikt.',
    'passwordReset.subject': 'Kies een nieuw wachtwoord voor {word}',
    'passwordReset.intro': 'Je vroeg om een nieuw wachtwoord. Via deze link kies je er een.',
    'passwordReset.button': 'Kies een nieuw wachtwoord',
    'passwordReset.foot': 'De link werkt één keer en blijft een uur geldig.',
    'passwordReset.more': 'Heb je dit niet gevraagd? Dan hoef je niets te doen.',
    'signedInElsewhere.subject': 'Je meldt je nu ook aan met {service}',
    'signedInElsewhere.intro':
      'Met {service} kom je voortaan in het account van {word} met dit e-mailadres. Wat je had, blijft zoals het was.',
    'signedInElsewhere.button': 'Kies een nieuw wachtwoord',
    'signedInElsewhere.foot':
      'Was jij het niet, of heb je hier zelf nooit een account gemaakt? Kies dan een nieuw wachtwoord: daarmee meld je elk ander toestel af.',
    'accountReclaimed.subject': 'Je account van {word} is nu alleen van jou',
    'accountReclaimed.intro':
      'Je meldde je aan met {service}. Er was al een account met jouw e-mailadres, maar niemand had dat adres ooit bevestigd: misschien maakte iemand anders het. Daarom is het wachtwoord verwijderd en is elk ander toestel afgemeld. De ploegen in het account zijn gebleven.',
    'accountReclaimed.button': 'Bekijk je profiel',
    'accountReclaimed.foot': 'Was het je eigen account? Kies dan in je profiel gewoon een nieuw wachtwoord.',
    'accountReclaimed.more':
      'Staat er iets in dat niet van jou is? Verwijder het account in je profiel en meld je opnieuw aan: je begint dan met een leeg account.',
  },
  en: {
    'welcome.subject': 'Welcome to {word}: confirm your e-mail address',
    'welcome.intro':
      'An account was made at {word} with this address. Confirm through this link that the address is yours. You can play right away, even before you confirm.',
    'welcome.button': 'Confirm my e-mail address',
    'welcome.foot': 'The link works once and stays valid for seven days. Ask for a new one in your profile.',
    'welcome.more':
      "Didn't you make an account yourself? Then confirm nothing. With “Forgot password” you take the account over and sign out everybody who uses it now.",
    'passwordReset.subject': 'Choose a new password for {word}',
    'passwordReset.intro': 'You asked for a new password. Choose one through this link.',
    'passwordReset.button': 'Choose a new password',
    'passwordReset.foot': 'The link works once and stays valid for an hour.',
    'passwordReset.more': "Didn't you ask for this? Then there is nothing to do.",
    'signedInElsewhere.subject': 'You now sign in with {service} too',
    'signedInElsewhere.intro':
      'From now on {service} brings you to the {word} account with this e-mail address. Everything in it stays as it was.',
    'signedInElsewhere.button': 'Choose a new password',
    'signedInElsewhere.foot':
      "Wasn't it you, or did you never make an account here yourself? Then choose a new password: that signs out every other device.",
    'accountReclaimed.subject': 'Your {word} account is now yours alone',
    'accountReclaimed.intro':
      'You signed in with {service}. There was an account with your e-mail address already, but nobody had ever confirmed that address: somebody else may have made it. So its password was removed and every other device was signed out. The teams in the account stayed.',
    'accountReclaimed.button': 'See your profile',
    'accountReclaimed.foot': 'Was it your own account? Then simply choose a new password in your profile.',
    'accountReclaimed.more':
      'Does it hold something that is not yours? Delete the account in your profile and sign in again: you then begin with an empty account.',
  },
});
