import { defineTexts } from '@euro/platform/react';

/** The frame in which one chooses over the pitch. */
export const pickerTexts = defineTexts({
  nl: {
    back: 'Sluiten',
    wholeList: 'Hele lijst',
    'by-expensive': 'Duurste',
    'by-cheap': 'Goedkoop',
    'by-points': 'Punten',
    'by-form': 'Vorm',
    'by-popular': 'Gekozen',
    'by-name': 'Naam',
    anyValue: 'Prijs',
    closeSearch: 'Sluit het zoeken',
  },
  en: {
    back: 'Close',
    wholeList: 'Whole list',
    'by-expensive': 'Priciest',
    'by-cheap': 'Cheapest',
    'by-points': 'Points',
    'by-form': 'Form',
    'by-popular': 'Selected',
    'by-name': 'Name',
    anyValue: 'Price',
    closeSearch: 'Close the search',
  },
});
