import { defineTexts } from '@euro/platform/react';

/** Deleting an account, and merging two of one person. */
export const removalTexts = defineTexts({
  nl: {
    erase: 'Verwijder account',
    'erase.title': 'Account van {name} verwijderen?',
    'erase.text':
      'Zoals wie het zelf doet: ploegen, berichten en gegevens gaan weg, bestellingen blijven zonder naam. Dit kan je niet ongedaan maken, en er wordt niets verstuurd.',
    'erase.done': 'Het account van {name} is verwijderd.',
    email: 'Typ het adres over',
    'email.blocked': 'Typ eerst het adres van het account over.',
    merge: 'Voeg samen',
    'merge.title': 'Een ander account samenvoegen met {name}?',
    'merge.text':
      '{name} blijft. Ploegen, minicompetities, bestellingen, berichten en aanmeldingen van het andere account komen erbij. Wat overblijft, wordt verwijderd, ook zijn wachtwoord. Dit kan je niet ongedaan maken.',
    'merge.blocked': 'Typ eerst het nummer en het adres van het andere account.',
    'merge.done': 'Het andere account hoort nu bij {name}.',
    number: 'Nummer van het andere account',
    'number.hint': 'Staat op zijn pagina, met # ervoor.',
    'number.unknown': 'Dit account is er niet.',
    found: '{name}, {teams, plural, one {# ploeg} other {# ploegen}}',
  },
  en: {
    erase: 'Delete account',
    'erase.title': 'Delete the account of {name}?',
    'erase.text':
      'As its owner would: teams, messages and data go, orders stay without a name. This can’t be undone, and nothing is sent.',
    'erase.done': 'The account of {name} is deleted.',
    email: 'Type the address',
    'email.blocked': 'Type the address of the account first.',
    merge: 'Merge',
    'merge.title': 'Merge another account into {name}?',
    'merge.text':
      '{name} stays, and receives teams, mini-leagues, orders, messages and sign-ins of the other account. The rest is deleted, its password, too. This can’t be undone.',
    'merge.blocked': 'Type the number and the address of the other account first.',
    'merge.done': 'The other account now belongs to {name}.',
    number: 'Number of the other account',
    'number.hint': 'It is on its page, after #.',
    'number.unknown': 'There is no such account.',
    found: '{name}, {teams, plural, one {# team} other {# teams}}',
  },
});
