// What every browser has and jsdom leaves out, as far as the embeds use it; loaded before each test file.

class ConstructedSheet {
  text = '';
  replaceSync(text: string): void {
    this.text = text;
  }
}

/** Everything is near the visible part of the page, unless a test says otherwise. */
export const viewport = { isNear: true, observed: new Set<Element>() };

class Nearness {
  readonly #tell: IntersectionObserverCallback;
  readonly #own = new Set<Element>();

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    this.#own.add(target);
    viewport.observed.add(target);
    const entry = { target, isIntersecting: viewport.isNear } as IntersectionObserverEntry;
    queueMicrotask(
      () => this.#own.has(target) && this.#tell([entry], this as unknown as IntersectionObserver),
    );
  }

  unobserve(target: Element): void {
    this.#own.delete(target);
    viewport.observed.delete(target);
  }

  disconnect(): void {
    for (const target of this.#own) this.unobserve(target);
  }
}

/** jsdom lays nothing out: every frame is this high. */
export const FRAME_HEIGHT = 480;

class Sizes {
  readonly #tell: ResizeObserverCallback;

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    const size = [{ blockSize: FRAME_HEIGHT - 0.4, inlineSize: 400 }];
    const entry = { target, borderBoxSize: size } as unknown as ResizeObserverEntry;
    this.#tell([entry], this as unknown as ResizeObserver);
  }

  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(globalThis, {
  CSSStyleSheet: ConstructedSheet,
  IntersectionObserver: Nearness,
  ResizeObserver: Sizes,
});
Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', { value: [], writable: true });
