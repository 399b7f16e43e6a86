/** The texts that every competition brings (spec §7). */
export type ContentSlug = 'rules' | 'terms' | 'privacy-policy' | 'cookie-policy' | 'prizes';
