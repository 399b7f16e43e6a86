import type { Adapter, AdapterConstructor, AdapterPayload } from 'oidc-provider';
import type { Store } from '../store.js';

interface StoredModel {
  readonly payload: AdapterPayload;
  /** Epoch milliseconds; null: never. */
  readonly endsAt: number | null;
}

/**
 * Storage of oidc-provider for sessions, codes, grants and tokens: in memory, and in the store so that sessions survive
 * a restart.
 */
export function keptModels(store: Store, now: () => number): AdapterConstructor {
  const all = new Map<string, StoredModel>(
    Object.entries((store.read() as Record<string, StoredModel> | null) ?? {}),
  );

  const isOver = ({ endsAt }: StoredModel) => endsAt !== null && endsAt <= now();
  const save = () => {
    for (const [key, stored] of all) if (isOver(stored)) all.delete(key);
    store.write(Object.fromEntries(all));
  };

  return class Models implements Adapter {
    constructor(private readonly name: string) {}

    private keyOf(id: string): string {
      return `${this.name}:${id}`;
    }

    private search(matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
      for (const [key, stored] of all) {
        if (key.startsWith(`${this.name}:`) && !isOver(stored) && matches(stored.payload))
          return stored.payload;
      }
      return undefined;
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
      all.set(this.keyOf(id), { payload, endsAt: expiresIn ? now() + expiresIn * 1000 : null });
      save();
    }

    async find(id: string): Promise<AdapterPayload | undefined> {
      const stored = all.get(this.keyOf(id));
      return stored && !isOver(stored) ? stored.payload : undefined;
    }

    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return this.search((payload) => payload.uid === uid);
    }

    async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
      return this.search((payload) => payload.userCode === userCode);
    }

    async consume(id: string): Promise<void> {
      const stored = all.get(this.keyOf(id));
      if (!stored) return;
      stored.payload.consumed = Math.floor(now() / 1000);
      save();
    }

    async destroy(id: string): Promise<void> {
      all.delete(this.keyOf(id));
      save();
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, { payload }] of all) {
        if (key.startsWith(`${this.name}:`) && payload.grantId === grantId) all.delete(key);
      }
      save();
    }
  };
}
