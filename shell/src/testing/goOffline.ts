import { act } from '@testing-library/react';

/** Takes the browser's connection away, as it says itself. */
export const goOffline = () => turn(false);

export const goOnline = () => turn(true);

function turn(isOnline: boolean): Promise<void> {
  Object.defineProperty(window.navigator, 'onLine', { configurable: true, get: () => isOnline });
  return act(async () => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}
