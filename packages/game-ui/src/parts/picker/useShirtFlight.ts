import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../hooks/prefersReducedMotion.js';

/** How long a shirt is on its way, in ms. */
const FLIGHT = 220;
/** How high it rises above the straight line, in px. */
const ARC = 36;

/**
 * Lets the shirt of a row (`data-row`) fly to its card on the pitch (`data-player`), which gets a ring when it lands; nothing
 * of it where somebody prefers less motion.
 * @param frame holds both rows and cards
 * @param drawn changes when the cards are drawn again
 * @returns call it with the player's id right before he is picked
 */
export function useShirtFlight(frame: RefObject<HTMLElement | null>, drawn: unknown): (id: number) => void {
  const waiting = useRef<{ readonly id: number; readonly shirt: HTMLElement } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the shirt lands once its card is drawn.
  useLayoutEffect(() => {
    const flight = waiting.current;
    waiting.current = null;
    const card = flight && frame.current?.querySelector(`[data-player="${flight.id}"]`);
    if (flight && card) land(flight.shirt, card, frame.current as HTMLElement);
  }, [drawn, frame]);

  return useCallback(
    (id) => {
      waiting.current = null;
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
      waiting.current = { id, shirt: copy };
    },
    [frame],
  );
}

function land(shirt: HTMLElement, card: Element, frame: HTMLElement): void {
  frame.append(shirt);
  const from = shirt.getBoundingClientRect();
  const to = card.getBoundingClientRect();
  const across = to.left + to.width / 2 - from.left - from.width / 2;
  const down = to.top + to.height / 3 - from.top - from.height / 2;
  const flight = shirt.animate(
    [
      { transform: 'none' },
      { transform: `translate(${across * 0.55}px, ${down * 0.55 - ARC}px)` },
      { transform: `translate(${across}px, ${down}px)` },
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
