import { defineTexts } from '@euro/platform/react';

/** Messages of the live feed that wait for an operator. */
export const heldTexts = defineTexts({
  nl: {
    title: 'Wacht op jou',
    closes: 'De feed sluit speeldag {week}: {to} in plaats van {from}',
    reopens: 'De feed maakt bevestigde punten weer voorlopig: speeldag {weeks}.',
    since: 'Wacht sinds {moment} (bericht {message}). Er is nog niets gewijzigd.',
    accept: 'Pas toe',
    refuse: 'Weiger',
    'accept.title': 'Bericht van de feed toepassen?',
    'accept.text': 'De deadline en de matchen veranderen meteen, voor iedereen.',
    'accept.done': 'Het bericht is toegepast.',
    'refuse.title': 'Bericht van de feed weigeren?',
    'refuse.text': 'Er verandert niets. Berichten die hetzelfde willen, worden voortaan geweigerd.',
    'refuse.done': 'Het bericht is geweigerd.',
    notApplied: 'Het bericht paste niet meer: er waren intussen nieuwere.',
  },
  en: {
    title: 'Waits for you',
    closes: 'The feed closes matchday {week}: {to} instead of {from}',
    reopens: 'The feed makes confirmed points provisional again: matchday {weeks}.',
    since: 'Waits since {moment} (message {message}). Nothing has changed yet.',
    accept: 'Apply',
    refuse: 'Refuse',
    'accept.title': 'Apply this message of the feed?',
    'accept.text': 'The deadline and the matches change at once, for everybody.',
    'accept.done': 'The message was applied.',
    'refuse.title': 'Refuse this message of the feed?',
    'refuse.text': 'Nothing changes. Messages that ask for the same are refused from now on.',
    'refuse.done': 'The message was refused.',
    notApplied: 'The message did not fit any more: newer ones had arrived.',
  },
});
