/** A name that no page has: what is loaded for the embeds changes nothing else. */
export const FAMILY = 'EuroManager Archivo';
