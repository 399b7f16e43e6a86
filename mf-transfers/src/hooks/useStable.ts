import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function with a stable identity that calls the newest `call`, so that its users don't render again. */
export function useStable<A extends readonly unknown[]>(call: (...args: A) => void): (...args: A) => void {
  const newest = useRef(call);
  useLayoutEffect(() => {
    newest.current = call;
  });
  return useCallback((...args: A) => newest.current(...args), []);
}
