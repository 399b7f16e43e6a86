import { defineTexts } from '@euro/platform/react';

/** The actions of a message of the chat. */
export const menuTexts = defineTexts({
  nl: {
    actions: 'Wat doe je met dit bericht?',
    answer: 'Antwoord',
    vote: 'Ster',
    copy: 'Kopieer',
    complain: 'Meld',
    copied: 'Het bericht is gekopieerd.',
    notCopied: 'Kopiëren lukt niet. Selecteer het bericht zelf.',
    removeQuestion: 'Verwijderen?',
    removeConfirm: 'Verwijder',
    removeKeep: 'Behoud',
    removed: 'Het bericht is verwijderd.',
  },
  en: {
    actions: 'What to do with this message?',
    answer: 'Reply',
    vote: 'Star',
    copy: 'Copy',
    complain: 'Report',
    copied: 'The message was copied.',
    notCopied: 'It could not be copied. Select the message yourself.',
    removeQuestion: 'Delete it?',
    removeConfirm: 'Delete',
    removeKeep: 'Keep',
    removed: 'The message was deleted.',
  },
});
