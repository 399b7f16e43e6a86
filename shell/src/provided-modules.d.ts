/** Made by the webpack preset: modules that the shell provides to remotes. */
declare module 'provided-modules' {
  import type { ProvidedModules } from '@euro/platform/host';

  export const provided: ProvidedModules;
}

/** Written by the webpack preset: the release of the shell. */
declare const SHELL_VERSION: string;

/**
 * Languages whose texts are files, by code, with their names in themselves; undefined in a build without any, from
 * which all that is for them is left out.
 */
declare const ADDED_LANGUAGES: Readonly<Record<string, { readonly name: string }>> | undefined;
