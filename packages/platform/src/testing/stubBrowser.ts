/** What jsdom leaves out and components rightly expect of a browser; counts the observers that are still watching. */
export function stubBrowser(): { openObservers(): number } {
  const open = new Set<object>();
  class Observer {
    observe() {
      open.add(this);
    }
    unobserve() {
      open.delete(this);
    }
    disconnect() {
      open.delete(this);
    }
    takeRecords() {
      return [];
    }
  }
  const define = (target: object, name: string, value: unknown) => {
    if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
  };
  Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer });
  define(window, 'matchMedia', (media: string) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  }));
  Object.defineProperty(window, 'scrollTo', { value: () => {}, configurable: true, writable: true });
  define(Element.prototype, 'scrollIntoView', () => {});
  define(Element.prototype, 'scrollTo', () => {});
  define(Element.prototype, 'hasPointerCapture', () => false);
  define(Element.prototype, 'setPointerCapture', () => {});
  define(Element.prototype, 'releasePointerCapture', () => {});
  return { openObservers: () => open.size };
}
