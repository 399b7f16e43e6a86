/** The package of which a page has one instance, and whose version a remote requires of its host. */
export const FEDERATION_RUNTIME = '@module-federation/runtime';

/** The global through which the host provides webpack's part of that runtime to the entries of remotes (ADR 28). */
export const BUNDLER_RUNTIME = '_FEDERATION_BUNDLER_RUNTIME';
