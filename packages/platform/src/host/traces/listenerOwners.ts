/** Listeners on window and document, by the remote whose script added them. */
export interface ListenerOwners {
  /** Remaining listeners of a remote: "window resize is still listened to". */
  of(remote: string): string[];
}

interface Listening {
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: object;
  readonly capture: boolean;
  readonly owner: string;
}

/** A release's scripts are at `/remotes/<name>/<version>/`. */
const SCRIPT = /\/remotes\/(mf-[\w-]+)\//;

/** Records listeners on window and document from now on; the stack of each call shows its remote. */
export function watchListeners(page: Window): ListenerOwners {
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
      const owner = SCRIPT.exec(new Error().stack ?? '')?.[1];
      const capture = isCapture(options);
      if (listener && owner !== undefined && !find(target, type, listener, capture)) {
        const listening = { target, type, listener, capture, owner };
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
        .map(({ target, type }) => `${names.get(target)} ${type} is still listened to`),
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
