import { defineTexts } from '@euro/platform/react';

/** Accounts that may be of the same person, and why. */
export const samePersonTexts = defineTexts({
  nl: {
    title: 'Misschien dezelfde persoon',
    mailbox: 'zelfde mailbox',
    name: 'zelfde naam',
    browser: 'zelfde soort browser',
    league: 'zelfde minicompetitie',
    since: 'sinds {day}',
  },
  en: {
    title: 'Perhaps the same person',
    mailbox: 'same mailbox',
    name: 'same name',
    browser: 'same kind of browser',
    league: 'same mini-league',
    since: 'since {day}',
  },
});
