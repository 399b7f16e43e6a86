/** A font family name that no page uses, so that the embeds' typeface affects nothing else. */
export const FAMILY = 'EuroManager Archivo';
