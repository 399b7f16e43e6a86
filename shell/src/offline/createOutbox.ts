import type { ApiClient, ApiFailure, Bus, EventName, WaitingChange } from '@euro/platform';
import { isDecided, type PortalState, type Session } from '@euro/platform/host';
import { storedText } from '../store/storedText.js';

/** Delay before a change without a response is retried, milliseconds. */
const AGAIN_MS = 20_000;

/** Outcome of a pending change; `left`: its user's session ended before so many changes were sent. */
export type Outcome =
  | { readonly kind: 'sent'; readonly change: WaitingChange }
  | { readonly kind: 'refused'; readonly change: WaitingChange; readonly failure: ApiFailure }
  | { readonly kind: 'left'; readonly count: number };

interface OutboxParts {
  readonly page: Window;
  /** Prefix of storage keys: a change is sent on a page of its own competition. */
  readonly storagePrefix?: string;
  readonly state: Pick<PortalState, 'online' | 'waiting'>;
  readonly session: Pick<Session, 'value' | 'changes'>;
  readonly api: ApiClient;
  readonly bus: Bus;
  readonly onOutcome: (outcome: Outcome) => void;
}

/** Changes that were made without a connection. */
export interface Outbox {
  /** The change is not sent any more. */
  drop(idempotencyKey: string): void;
  end(): void;
}

/** A change of one of the users of this browser. */
interface StoredWrite {
  readonly userId: number;
  readonly change: WaitingChange;
}

/** The API without the types of one call: the caller that made the change checked its options. */
interface LooseApi {
  call(name: string, options: object): ReturnType<ApiClient['call']>;
}

/**
 * Stores changes that sections could not send, in this browser and per user, and sends them one by one once
 * there is a connection: each under its idempotency key, so that a change that did arrive is not repeated.
 */
export function createOutbox({
  page,
  storagePrefix = '',
  state,
  session,
  api,
  bus,
  onOutcome,
}: OutboxParts): Outbox {
  const { online, waiting } = state;
  const storageKey = `em.${storagePrefix}waiting`;
  const stored = storedText(() => page.localStorage, storageKey);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isEnded = false;

  const userId = () => (session.value.status === 'signed-in' ? session.value.user.id : null);
  const pendingWrites = (): readonly StoredWrite[] => readStoredWrites(stored.read());
  const show = () => {
    const ownWrites = pendingWrites().filter((each) => each.userId === userId());
    waiting.set(ownWrites.map(({ change }) => change));
  };
  const write = (next: readonly StoredWrite[]) => {
    stored.write(next.length === 0 ? null : JSON.stringify(next));
    show();
  };
  const drop = (key: string) => write(pendingWrites().filter(({ change }) => change.idempotencyKey !== key));

  function enqueue(change: WaitingChange): void {
    const id = userId();
    if (id === null) return;
    const all = pendingWrites();
    const isBefore = (each: StoredWrite) => each.userId === id && each.change.about === change.about;
    const newWrite = { userId: id, change };
    // It replaces the previous one in place: later changes depend on its version of the team.
    write(all.some(isBefore) ? all.map((each) => (isBefore(each) ? newWrite : each)) : [...all, newWrite]);
    retry();
  }

  function retry(): void {
    clearTimeout(timer);
    if (!isEnded && waiting.value.length > 0) timer = setTimeout(() => void sendAll(), AGAIN_MS);
  }

  async function sendAll(): Promise<void> {
    if (isSending || !online.value) return;
    isSending = true;
    try {
      while (!isEnded && waiting.value[0] && (await send(waiting.value[0])));
    } finally {
      isSending = false;
      retry();
    }
  }

  /** Returns whether the server accepted or refused it. */
  async function send(change: WaitingChange): Promise<boolean> {
    const { idempotencyKey, event } = change;
    const { error } = await sendChange(api, change);
    if (isEnded || (error && !isDecided(error))) return false;
    drop(idempotencyKey);
    if (error) onOutcome({ kind: 'refused', change, failure: error });
    else {
      bus.emit<EventName>(event.name, event.detail);
      onOutcome({ kind: 'sent', change });
    }
    return true;
  }

  const handleStorage = ({ key }: StorageEvent) => {
    if (key === storageKey) show();
  };
  page.addEventListener('storage', handleStorage);
  const stopListening = bus.on('change.waits@1', ({ detail }) => enqueue(detail));
  const subscriptions = [
    session.changes.subscribe(({ status }) => {
      const count = waiting.value.length;
      show();
      if (status === 'visitor' && count > 0) onOutcome({ kind: 'left', count });
      void sendAll();
    }),
    online.changes.subscribe(() => void sendAll()),
  ];

  return {
    drop,
    end() {
      isEnded = true;
      clearTimeout(timer);
      page.removeEventListener('storage', handleStorage);
      stopListening();
      for (const subscription of subscriptions) subscription.unsubscribe();
    },
  };
}

function sendChange(api: ApiClient, { call, params, query, body, idempotencyKey }: WaitingChange) {
  return (api as LooseApi).call(call, { params, ...(query && { query }), body, idempotencyKey });
}

function readStoredWrites(text: string | null): readonly StoredWrite[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isStoredWrite) : [];
  } catch {
    return [];
  }
}

function isStoredWrite(value: unknown): value is StoredWrite {
  const { userId, change } = Object(value) as Partial<StoredWrite>;
  return (
    typeof userId === 'number' &&
    typeof change?.about === 'string' &&
    typeof change.call === 'string' &&
    typeof change.idempotencyKey === 'string' &&
    typeof change.event?.name === 'string'
  );
}
