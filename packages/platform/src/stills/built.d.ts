/** What the build puts in the place of this name: the remote's own module. */
declare module 'remote-of-stills' {
  export const remote: import('@euro/platform').RemoteModule;
}
