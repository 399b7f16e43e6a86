/** Made by the webpack preset: what the shell hands to remotes. */
declare module 'provided-modules' {
  import type { ProvidedModules } from '@euro/platform/host';

  export const provided: ProvidedModules;
}
