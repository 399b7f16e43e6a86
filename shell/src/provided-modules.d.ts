/** Made by the webpack preset: what the shell hands to remotes. */
declare module 'provided-modules' {
  import type { ProvidedModules } from '@euro/platform/host';

  export const provided: ProvidedModules;
}

/** Written by the webpack preset: the release of the shell. */
declare const SHELL_VERSION: string;
