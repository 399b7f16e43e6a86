import { type StoredText, storedText } from '../store/storedText.js';

/** Set while the server has not received a sign-out of this browser. */
export const pendingSignOut = (page: Window): StoredText =>
  storedText(() => page.localStorage, 'em.sign-out');
