import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../hooks/prefersReducedMotion.js';

/** Duration of the flight, in ms. */
const FLIGHT = 220;
/** Height above the straight line, in px. */
const ARC = 36;

/**
 * Animates the shirt of a row (`data-row`) to its card on the pitch (`data-player`), which gets a ring when it lands;
 * does nothing with reduced motion.
 * @param frame contains both rows and cards
 * @param squad changes when the cards are rendered again
 * @returns a function to call with the player's id right before he is picked
 */
export function useShirtFlight(frame: RefObject<HTMLElement | null>, squad: unknown): (id: number) => void {
  const pendingFlight = useRef<{ readonly id: number; readonly shirt: HTMLElement } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the shirt lands once its card is drawn.
  useLayoutEffect(() => {
    const flight = pendingFlight.current;
    pendingFlight.current = null;
    const card = flight && frame.current?.querySelector(`[data-player="${flight.id}"]`);
    if (flight && card) land(flight.shirt, card, frame.current as HTMLElement);
  }, [squad, frame]);

  return useCallback(
    (id) => {
      pendingFlight.current = null;
      if (prefersReducedMotion()) return;
      const shirt = frame.current?.querySelector(`[data-row="${id}"] > .em-jersey`);
      if (!shirt || !('animate' in shirt)) return;
      const { left, top, width, height } = shirt.getBoundingClientRect();
      const copy = document.createElement('div');
      copy.append(shirt.cloneNode(true));
      copy.setAttribute('aria-hidden', 'true');
      Object.assign(copy.style, {
        position: 'fixed',
        zIndex: '1',
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
        pointerEvents: 'none',
      });
      pendingFlight.current = { id, shirt: copy };
    },
    [frame],
  );
}

function land(shirt: HTMLElement, card: Element, frame: HTMLElement): void {
  frame.append(shirt);
  const start = shirt.getBoundingClientRect();
  const end = card.getBoundingClientRect();
  const dx = end.left + end.width / 2 - start.left - start.width / 2;
  const dy = end.top + end.height / 3 - start.top - start.height / 2;
  const flight = shirt.animate(
    [
      { transform: 'none' },
      { transform: `translate(${dx * 0.55}px, ${dy * 0.55 - ARC}px)` },
      { transform: `translate(${dx}px, ${dy}px)` },
    ],
    { duration: FLIGHT, easing: 'ease-in-out' },
  );
  flight.onfinish = () => shirt.remove();
  flight.oncancel = () => shirt.remove();
  card.animate(
    [
      { boxShadow: '0 0 0 2px #d7ff3e', borderRadius: '12px' },
      { boxShadow: '0 0 0 14px #d7ff3e00', borderRadius: '24px' },
    ],
    { delay: FLIGHT, duration: 380, easing: 'ease-out' },
  );
}
