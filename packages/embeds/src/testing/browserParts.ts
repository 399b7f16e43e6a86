// Browser APIs that jsdom lacks and the embeds use; imported first by the tests of embeds.

class ConstructedSheet {
  text = '';
  replaceSync(text: string): void {
    this.text = text;
  }
}

/** All elements are near the viewport, unless a test changes it. */
export const viewport = { isNear: true, observed: new Set<Element>() };

class Nearness {
  readonly #callback: IntersectionObserverCallback;
  readonly #own = new Set<Element>();

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    this.#own.add(target);
    viewport.observed.add(target);
    const entry = { target, isIntersecting: viewport.isNear } as IntersectionObserverEntry;
    queueMicrotask(
      () => this.#own.has(target) && this.#callback([entry], this as unknown as IntersectionObserver),
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
  readonly #callback: ResizeObserverCallback;

  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    const size = [{ blockSize: FRAME_HEIGHT - 0.4, inlineSize: 400 }];
    const entry = { target, borderBoxSize: size } as unknown as ResizeObserverEntry;
    this.#callback([entry], this as unknown as ResizeObserver);
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
