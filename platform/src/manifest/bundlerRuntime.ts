/** The package whose instance a page has once, and whose version a remote asks of its host. */
export const FEDERATION_RUNTIME = '@module-federation/runtime';

/** The global through which the host hands webpack's part of that runtime to the entries of remotes (ADR 28). */
export const BUNDLER_RUNTIME = '_FEDERATION_BUNDLER_RUNTIME';
