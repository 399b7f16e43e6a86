declare const KIT_VERSION: string | undefined;

/** Version of this kit; `dev` without a build. */
export const kitVersion = typeof KIT_VERSION === 'undefined' ? 'dev' : KIT_VERSION;
