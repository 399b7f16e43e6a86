declare const KIT_VERSION: string | undefined;

/** Release of this kit; `dev` where nothing was built. */
export const kitVersion = typeof KIT_VERSION === 'undefined' ? 'dev' : KIT_VERSION;
