import { defineTexts } from '@euro/platform/react';

/** What can be won (spec §1). */
export const prizeTexts = defineTexts({
  nl: {
    bike: 'Koersfiets',
    computer: 'GPS-fietscomputer',
    'voucher.both': 'Bon € 150 + € 50',
    voucher: 'Bon € 150',
    groceries: 'Gratis boodschappen',
    'list.bike': '1e: koersfiets',
    'list.bike.detail': 'Voor de eindwinnaar',
    'list.computer': '2e en 3e: GPS-fietscomputer',
    'list.computer.detail': 'Laadt op zonlicht',
    'list.voucher': 'Top 10: bon van € 150',
    'list.voucher.detail': 'Sportvoeding',
    'list.clothing': 'Top 5: bon van € 50',
    'list.clothing.detail': 'Fietskledij',
    'list.groceries': 'Speeldagwinnaar',
    'list.groceries.detail': 'Een lente gratis boodschappen',
  },
  en: {
    bike: 'Racing bike',
    computer: 'GPS bike computer',
    'voucher.both': 'Voucher €150 + €50',
    voucher: 'Voucher €150',
    groceries: 'Free groceries',
    'list.bike': '1st: racing bike',
    'list.bike.detail': 'For the overall winner',
    'list.computer': '2nd and 3rd: GPS bike computer',
    'list.computer.detail': 'Charges in the sun',
    'list.voucher': 'Top 10: €150 voucher',
    'list.voucher.detail': 'Sports nutrition',
    'list.clothing': 'Top 5: €50 voucher',
    'list.clothing.detail': 'Cycling clothing',
    'list.groceries': 'Matchday winner',
    'list.groceries.detail': 'A spring of free groceries',
  },
});
