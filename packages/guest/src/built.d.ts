/** What the build puts in the place of these names: the remote's own module and its `remote.json`. */
declare module 'remote-of-guest' {
  export const remote: import('@euro/platform').RemoteModule;
}
declare module 'declaration-of-guest' {
  const declaration: import('@euro/platform/manifest').RemoteDeclaration;
  export default declaration;
}

/** Version of the remote's release. */
declare const GUEST_VERSION: string;
/** Address of the guest's files. */
declare const __webpack_public_path__: string;
