import { act } from '@testing-library/react';

/** Reports the browser offline. */
export const goOffline = () => setOnline(false);

export const goOnline = () => setOnline(true);

function setOnline(isOnline: boolean): Promise<void> {
  Object.defineProperty(window.navigator, 'onLine', { configurable: true, get: () => isOnline });
  return act(async () => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}
