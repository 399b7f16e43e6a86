/**
 * Data of a subscription for the service worker, for browsers that report the end of a subscription without its data.
 */
export interface StoredSubscription {
  readonly endpoint: string;
  /** The secret of it, in base64url. */
  readonly auth: string;
  /** Public key of the server that it is for, in base64url. */
  readonly serverKey: string;
}

const CACHE = 'push-subscription';
const ADDRESS = '/push-subscription';

/** Cache storage, shared by pages and worker; absent in some browsers and in insecure contexts. */
type Scope = { readonly caches?: CacheStorage };

/** Stores the subscription of this browser; without room or permission it is not stored. */
export async function storeSubscription({ caches }: Scope, subscription: StoredSubscription): Promise<void> {
  const write = async () => (await caches?.open(CACHE))?.put(ADDRESS, Response.json(subscription));
  await write().catch(() => {});
}

/** The subscription that was stored last; null for none. */
export async function readSubscription({ caches }: Scope): Promise<StoredSubscription | null> {
  try {
    const response = await (await caches?.open(CACHE))?.match(ADDRESS);
    const { endpoint, auth, serverKey } = Object(await response?.json()) as Partial<StoredSubscription>;
    return endpoint && auth && serverKey ? { endpoint, auth, serverKey } : null;
  } catch {
    return null;
  }
}

export async function forgetSubscription({ caches }: Scope): Promise<void> {
  await caches?.delete(CACHE).catch(() => false);
}
