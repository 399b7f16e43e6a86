/** Name of the remote that contains this module. */
declare const REMOTE_NAME: string;
declare const __webpack_hash__: string;

let updates = Promise.resolve(true);

/**
 * Applies hot updates up to a build; components retain their state.
 * @param hash of the last build
 * @returns false when an update can't be applied without a reload
 */
async function applyUpdates(hash: string): Promise<boolean> {
  try {
    while (__webpack_hash__ !== hash) {
      if (!(await import.meta.webpackHot?.check(true))) return false;
    }
    return true;
  } catch {
    return false;
  }
}

window.euroHot ??= {};
window.euroHot[REMOTE_NAME] = (hash) => {
  updates = updates.then(() => applyUpdates(hash));
  return updates;
};
