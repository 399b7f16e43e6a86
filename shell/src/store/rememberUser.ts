import type { User } from '@euro/api-contract';
import type { Session } from '@euro/platform/host';
import type { SafeStorage } from './safeStorage.js';
import { storedText } from './storedText.js';

const KEY = 'em.user';

/** The persisted part of the store is the user: the frame is drawn for him before the server answers. */
export function rememberedUser(storage: SafeStorage): User | null {
  try {
    const user: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    return isUser(user) ? user : null;
  } catch {
    return null;
  }
}

export function rememberUser(session: Session, storage: SafeStorage): void {
  const stored = storedText(() => storage, KEY);
  const follow = (state: Session['value']) => {
    if (state.status === 'signed-in') stored.write(JSON.stringify(state.user));
    else if (state.status === 'visitor') stored.write(null);
  };
  // The session may have ended while no page was open.
  if (session.value.status === 'visitor') follow(session.value);
  session.changes.subscribe(follow);
}

function isUser(value: unknown): value is User {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'id') === 'number' &&
    typeof Reflect.get(value, 'firstName') === 'string' &&
    typeof Reflect.get(value, 'lastName') === 'string'
  );
}
