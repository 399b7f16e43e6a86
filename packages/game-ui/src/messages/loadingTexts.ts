import { defineTexts } from '@euro/platform/react';

/** Apart from the common texts: a section brings this with itself, those with its pages. */
export const loadingTexts = defineTexts({ nl: { loading: 'Even geduld…' }, en: { loading: 'One moment…' } });
