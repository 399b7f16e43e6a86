import { defineTexts } from '@euro/platform/react';

/** Writing the pages of the competition. */
export const contentTexts = defineTexts({
  nl: {
    page: 'Pagina',
    language: 'Taal',
    nl: 'Nederlands',
    en: 'Engels',
    rules: 'Spelregels',
    terms: 'Voorwaarden',
    'privacy-policy': 'Privacybeleid',
    'cookie-policy': 'Cookiebeleid',
    prizes: 'Prijzen',
    none: 'Er zijn nog geen teksten',
    'none.text': 'Ze komen mee met de eerste import. Daarna kan je ze hier aanpassen.',
    updated: 'Laatst aangepast {moment} (tijd van het spel)',
    new: 'In deze taal bestaat de pagina nog niet. Lezers zien ze in de andere taal.',
    title: 'Titel',
    'title.wrong': 'Een titel telt 1 tot 200 tekens.',
    body: 'Tekst',
    'body.hint':
      'HTML: h2–h4, p, lijsten, strong, em, a, tabellen. Wat er niet in mag, valt weg bij het opslaan. Cijfers van het spel staan er als {placeholder}: laat die staan, ze worden ingevuld uit de instellingen.',
    'rich.hint':
      'Cijfers van het spel staan er als {placeholder}: laat die staan, ze worden ingevuld uit de instellingen.',
    way: 'Bewerk',
    'way.rich': 'Opgemaakt',
    notHeld:
      'In deze tekst staat iets waar de opgemaakte weergave geen plaats voor heeft. Daarom bewerk je hem als HTML; er gaat niets verloren.',
    leave:
      'Je wijzigingen zijn nog niet opgeslagen. Ze blijven in deze browser staan, maar lezers zien ze niet.',
    'body.unclosed': 'Een deel dat van een instelling afhangt, heeft geen begin of einde: {placeholder}',
    'body.long': 'De tekst is te lang: hoogstens 60 000 tekens.',
    preview: 'Zo ziet een lezer het',
    'preview.note':
      'Namen tussen dubbele accolades worden voor lezers ingevuld. Delen die van een instelling afhangen, staan hier allemaal.',
    save: 'Opslaan',
    same: 'Je veranderde nog niets.',
    'save.title': '{page} ({language}) opslaan?',
    'save.text': 'Lezers zien de nieuwe tekst meteen. Een import laat deze pagina voortaan met rust.',
    'save.done': '{page} is opgeslagen.',
    'save.cleaned':
      'Opgeslagen. De server schreef een deel anders of liet weg wat niet mag: kijk de tekst na.',
    draft: 'Dit is jouw tekst, die nog niet opgeslagen is.',
    discard: 'Gooi mijn tekst weg',
    conflict:
      'Iemand anders heeft deze pagina intussen opgeslagen. Jouw tekst staat er nog. Vergelijk, en kies welke het wordt.',
    theirs: 'Wat er nu staat: {title}',
    takeTheirs: 'Neem wat er nu staat',
    keepMine: 'Ga verder met mijn tekst',
  },
  en: {
    page: 'Page',
    language: 'Language',
    nl: 'Dutch',
    en: 'English',
    rules: 'Rules',
    terms: 'Terms',
    'privacy-policy': 'Privacy policy',
    'cookie-policy': 'Cookie policy',
    prizes: 'Prizes',
    none: 'There are no pages yet',
    'none.text': 'They come with the first import. After that you can change them here.',
    updated: 'Last changed {moment} (the game’s time)',
    new: 'The page is not there in this language yet. Readers see it in the other one.',
    title: 'Title',
    'title.wrong': 'A title has 1 to 200 characters.',
    body: 'Text',
    'body.hint':
      'HTML: h2–h4, p, lists, strong, em, a, tables. What may not be in it is left out when saved. Numbers of the game stand there as {placeholder}: leave those, they are filled in from the settings.',
    'rich.hint':
      'Numbers of the game stand there as {placeholder}: leave those, they are filled in from the settings.',
    way: 'Edit',
    'way.rich': 'Formatted',
    notHeld:
      'This text holds something that the formatted view has no place for. So you edit it as HTML; nothing is lost.',
    leave: 'Your changes are not saved yet. They stay in this browser, but readers do not see them.',
    'body.unclosed': 'A part that depends on a setting has no beginning or end: {placeholder}',
    'body.long': 'The text is too long: 60,000 characters at most.',
    preview: 'What a reader sees',
    'preview.note':
      'Names between double braces are filled in for readers. Parts that depend on a setting are all shown here.',
    save: 'Save',
    same: 'You have not changed anything yet.',
    'save.title': 'Save {page} ({language})?',
    'save.text': 'Readers see the new text at once. Imports leave this page alone from now on.',
    'save.done': '{page} is saved.',
    'save.cleaned':
      'Saved. The server wrote part of it differently or left out what is not allowed: look it over.',
    draft: 'This is your text, which is not saved yet.',
    discard: 'Throw my text away',
    conflict:
      'Somebody else saved this page meanwhile. Your text is still here. Compare, and choose which one it will be.',
    theirs: 'What is there now: {title}',
    takeTheirs: 'Take what is there now',
    keepMine: 'Go on with my text',
  },
});
