import { undoAfterEach, undoLater } from '../testing/undoAfterEach.js';
import { keepScroll } from './keepScroll.js';

let scrolled: number[] = [];

/** A page of 4,000 px, which was loaded in this way, in a tab that stored where the last one was scrolled to. */
function open(type: 'navigate' | 'reload' | 'back_forward', stored: string, scrollY = 0): () => void {
  undoAfterEach();
  scrolled = [];
  window.history.replaceState({ em: 3 }, '', '/rules');
  window.sessionStorage.setItem('em.scroll', stored);
  const page = Object.create(window) as Window;
  const parts = {
    scrollY,
    location: window.location,
    history: window.history,
    sessionStorage: window.sessionStorage,
    document: { documentElement: { scrollHeight: 4000 } },
    innerHeight: 800,
    performance: { getEntriesByType: () => [{ type }] },
    scrollTo: (_: number, top: number) => scrolled.push(top),
    cancelAnimationFrame: () => {},
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  };
  for (const [name, value] of Object.entries(parts)) Object.defineProperty(page, name, { value });
  const stop = keepScroll(page);
  undoLater(stop);
  return stop;
}

describe('a page that was scrolled', () => {
  it.each(['reload', 'back_forward'] as const)('is at its position again after a %s', (type) => {
    open(type, '3 /rules\n700');
    expect(scrolled).toEqual([700]);
  });

  it.each([
    ['is opened again', 'navigate', '3 /rules\n700', 0],
    ['is another one of the history', 'reload', '2 /rules\n700', 0],
    ['has another address', 'reload', '3 /home\n700', 0],
    ['is scrolled already', 'reload', '3 /rules\n700', 90],
  ] as const)('stays where it is when it %s', (_what, type, stored, scrollY) => {
    open(type, stored, scrollY);
    expect(scrolled).toEqual([]);
  });

  it('stores its position when it is left, and no more once stopped', () => {
    const stop = open('navigate', '', 450);
    window.dispatchEvent(new Event('pagehide'));
    expect(window.sessionStorage.getItem('em.scroll')).toBe('3 /rules\n450');
    window.sessionStorage.clear();
    stop();
    window.dispatchEvent(new Event('pagehide'));
    expect(window.sessionStorage.getItem('em.scroll')).toBeNull();
  });
});
