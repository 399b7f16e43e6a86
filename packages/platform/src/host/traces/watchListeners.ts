import { callerOf } from './callerOf.js';
import type { Leftovers } from './leftovers.js';

interface Listening {
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: EventListenerOrEventListenerObject;
  readonly capture: boolean;
  readonly owner: string;
  readonly isDirect: boolean;
}

/** Records listeners on window and document from now on; the stack of each call shows its remote. */
export function watchListeners(page: Window): Leftovers {
  const { document } = page;
  const names = new Map<EventTarget, string>([
    [page, 'window'],
    [document, 'document'],
  ]);
  const open = new Set<Listening>();

  const find = (target: EventTarget, type: string, listener: object, capture: boolean) =>
    [...open].find(
      (each) =>
        each.target === target &&
        each.type === type &&
        each.listener === listener &&
        each.capture === capture,
    );

  for (const target of names.keys()) {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options,
    ) => {
      const caller = callerOf(new Error().stack ?? '', 1);
      const capture = isCapture(options);
      if (listener && caller && !find(target, type, listener, capture)) {
        const { remote: owner, isDirect } = caller;
        const listening = { target, type, listener, capture, owner, isDirect };
        open.add(listening);
        if (typeof options === 'object') removeAtEnd(open, listening, options);
      }
      Reflect.apply(addEventListener, target, [type, listener, options]);
    };
    target.removeEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options,
    ) => {
      const registration = listener && find(target, type, listener, isCapture(options));
      if (registration) open.delete(registration);
      Reflect.apply(removeEventListener, target, [type, listener, options]);
    };
  }

  return {
    of: (remote) =>
      [...open]
        .filter(({ owner }) => owner === remote)
        .map(({ target, type, listener, capture, isDirect }) => ({
          text: `${names.get(target)} ${type} is still listened to`,
          undo: isDirect ? () => target.removeEventListener(type, listener, { capture }) : null,
        })),
  };
}

function isCapture(options: boolean | EventListenerOptions | undefined): boolean {
  return typeof options === 'object' ? options.capture === true : options === true;
}

/** Removes a listener that ends with a signal or after one event. */
function removeAtEnd(
  open: Set<Listening>,
  listening: Listening,
  { signal, once }: AddEventListenerOptions,
): void {
  if (once) open.delete(listening);
  else if (signal?.aborted) open.delete(listening);
  else signal?.addEventListener('abort', () => open.delete(listening), { once: true });
}
