import { defineTexts } from '@euro/platform/react';

/** Actions on a player of the squad. */
export const actionTexts = defineTexts({
  nl: {
    makeCaptain: 'Kapitein',
    isCaptain: 'Is kapitein',
    makeVice: 'Vice',
    isVice: 'Is al vice',
    swap: 'Wissel',
    replace: 'Ruil',
    remove: 'Uit het team',
    add: 'In het team',
  },
  en: {
    makeCaptain: 'Captain',
    isCaptain: 'Is captain',
    makeVice: 'Vice',
    isVice: 'Is vice',
    swap: 'Swap',
    replace: 'Replace',
    remove: 'Out of the team',
    add: 'Into the team',
  },
});
