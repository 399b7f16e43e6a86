/** Milliseconds within which a browser has moved along the history. */
const MOVE = 1_000;

/** The open layers of a page (sheets, dialogs), each with a step of the history. */
export interface Layers {
  /** Opens a layer, which Back closes by `close`; returns what ends it. */
  open(close: () => void): () => void;
  /** Another page is shown: closes the layers of the last one. */
  leave(): void;
  /** Calls `step` at once or, from the entry of a layer, once the history is back at the page's own. */
  fromPage(step: () => void): void;
  /** The history moved, and the page is the same. */
  arrive(): void;
  /** Makes the entries as many as the layers: after a reload, or once the history no longer moves. */
  fit(): void;
}

/**
 * Each open layer has an entry above that of the page, with the page's address; its state counts the entries from there
 * on. So Back leaves a layer, a step to another page starts at the page itself, and no entry outlives its layer: one
 * that is reached by Forward, or after a reload, is left again.
 * @param indexOf the page's place in the history
 * @param isMoving whether the history moves for another reason
 */
export function createLayers(page: Window, indexOf: () => number, isMoving: () => boolean): Layers {
  const closers: (() => void)[] = [];
  /** Layers that have their entry. */
  let entered = 0;
  /** A move of ours to the entry of that depth, and what follows it. */
  let move: { readonly to: number; readonly next: () => void } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const depth = () => Number(Reflect.get(Object(page.history.state), 'layer') ?? 0);

  const endMove = () => {
    clearTimeout(timer);
    const next = move?.next;
    move = null;
    next?.();
    fit();
  };

  const moveTo = (to: number, next: () => void) => {
    move = { to, next };
    page.history.go(to - depth());
    timer = setTimeout(endMove, MOVE);
  };

  const fitNow = () => {
    if (move || isMoving()) return;
    for (let layer = depth() + 1; layer <= closers.length; layer++) {
      page.history.pushState({ em: indexOf(), layer }, '');
    }
    entered = closers.length;
    if (depth() > entered) moveTo(entered, () => {});
  };
  // One layer that closes as another opens leaves it its entry.
  const fit = () => void setTimeout(fitNow);

  const closeFrom = (layer: number) => {
    for (const close of closers.slice(layer).reverse()) close();
    fit();
  };

  const layers: Layers = {
    open(close) {
      const closer = () => close();
      closers.push(closer);
      fit();
      return () => {
        const at = closers.indexOf(closer);
        if (at >= 0) closers.splice(at, 1);
        fit();
      };
    },
    leave() {
      clearTimeout(timer);
      move = null;
      entered = 0;
      closeFrom(0);
    },
    fromPage(step) {
      if (move) {
        const { to, next } = move;
        const both = () => {
          next();
          layers.fromPage(step);
        };
        move = { to, next: both };
      } else if (depth() > 0) moveTo(0, step);
      else step();
    },
    arrive() {
      const left = depth();
      if (move) {
        if (left === move.to) endMove();
        return;
      }
      if (left < entered) closeFrom(left);
      else if (left > entered) fit();
    },
    fit,
  };
  return layers;
}
