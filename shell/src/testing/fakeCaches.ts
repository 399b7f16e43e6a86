/** A cache storage in memory, as far as the service worker uses it; entries are found by address. */
export function fakeCaches(): CacheStorage {
  const caches = new Map<string, Map<string, Response>>();
  const addressOf = (key: RequestInfo | URL) =>
    new URL(key instanceof Request ? key.url : String(key), 'http://portal.test').href;

  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (key: RequestInfo) => entries.get(addressOf(key))?.clone(),
    async put(key: RequestInfo, response: Response) {
      entries.delete(addressOf(key));
      entries.set(addressOf(key), response);
    },
    delete: async (key: RequestInfo) => entries.delete(addressOf(key)),
    keys: async () => [...entries.keys()].map((address) => new Request(address)),
  });

  const storage = {
    async open(name: string) {
      const entries = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, entries);
      return cacheOf(entries);
    },
    has: async (name: string) => caches.has(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  };
  return storage as unknown as CacheStorage;
}
