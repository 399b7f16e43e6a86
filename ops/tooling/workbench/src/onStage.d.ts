/** Aliases of the files of the remote that this page is built for. */
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
