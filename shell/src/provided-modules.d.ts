/** Made by the webpack preset from its list of shared modules (`tooling/src/webpack/shared.ts`). */
declare module 'provided-modules' {
  export const provided: import('@euro/platform/host').ProvidedModules;
}
