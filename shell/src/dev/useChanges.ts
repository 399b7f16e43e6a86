import { useEffect, useReducer } from 'react';
import type { DevTools } from '../portal/devTools.js';

/** Renders again when remotes, places or overrides changed. */
export function useChanges({ changes }: Pick<DevTools, 'changes'>): void {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const subscription = changes.subscribe(drawAgain);
    return () => subscription.unsubscribe();
  }, [changes]);
}
