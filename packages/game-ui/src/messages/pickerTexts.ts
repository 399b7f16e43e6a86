import { defineTexts } from '@euro/platform/react';

/** The frame in which one chooses over the pitch. */
export const pickerTexts = defineTexts({
  nl: {
    back: 'Sluiten',
    wholeList: 'Hele lijst',
    'by-expected': 'Verwacht',
    'by-expensive': 'Prijs',
    'by-cheap': 'Goedkoop',
    'by-points': 'Punten',
    'by-form': 'Vorm',
    'by-popular': 'Gekozen',
    'by-name': 'Naam',
    anyValue: 'Elke prijs',
    closeSearch: 'Sluit het zoeken',
    openFilters: 'Filters',
    closeFilters: 'Sluit de filters',
  },
  en: {
    back: 'Close',
    wholeList: 'Whole list',
    'by-expected': 'Expected',
    'by-expensive': 'Price',
    'by-cheap': 'Cheapest',
    'by-points': 'Points',
    'by-form': 'Form',
    'by-popular': 'Selected',
    'by-name': 'Name',
    anyValue: 'Any price',
    closeSearch: 'Close the search',
    openFilters: 'Filters',
    closeFilters: 'Close the filters',
  },
});
