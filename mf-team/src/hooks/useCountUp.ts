import { prefersReducedMotion } from '@euro/game-ui';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds that a number needs to reach its new value. */
const DURATION = 600;

/** A number that counts to its new value in steps of a half; at once where motion is unwelcome, and at first. */
export function useCountUp(value: number): number {
  const [displayed, setDisplayed] = useState(value);
  const displayedRef = useRef(value);
  useEffect(() => {
    const start = displayedRef.current;
    if (start === value || prefersReducedMotion()) {
      displayedRef.current = value;
      setDisplayed(value);
      return;
    }
    const begin = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, (now - begin) / DURATION));
      const eased = 1 - (1 - share) ** 3;
      const next = share === 1 ? value : Math.round((start + (value - start) * eased) * 2) / 2;
      displayedRef.current = next;
      setDisplayed(next);
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return displayed;
}
