import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for as long as the component is on screen, which calls the newest `call`: what has it need not be redrawn. */
export function useStable<A extends readonly unknown[]>(call: (...args: A) => void): (...args: A) => void {
  const newest = useRef(call);
  useLayoutEffect(() => {
    newest.current = call;
  });
  return useCallback((...args: A) => newest.current(...args), []);
}
