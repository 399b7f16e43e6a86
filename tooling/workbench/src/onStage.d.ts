/** The remote that this page is made for: its own files under names that are the same for all. */
declare module 'remote-on-stage' {
  export const remote: import('@euro/platform').RemoteModule;
}
declare module 'arrangement-on-stage' {
  export const arrangement: import('@euro/platform/testing').Arrangement;
}
declare module 'declaration-on-stage' {
  const declaration: unknown;
  export default declaration;
}
