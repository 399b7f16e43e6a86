import { isStorable } from './isStorable.js';
import { userOfToken } from './userOfToken.js';
import type { WorkerScope } from './workerScope.js';

/** An answer of the API as this browser received it last. */
export interface StoredAnswer {
  readonly response: Response;
  /** Its arrival, epoch milliseconds of this device. */
  readonly storedAt: number;
}

/** Cached responses of the API, by user and language. */
export interface Answers {
  /** A number that changes with {@link Answers.forget}: a response requested before is not stored any more. */
  epoch(): number;
  put(request: Request, response: Response, epoch: number): Promise<void>;
  /** The last answer; of the last user where the request names none, as without a connection it can't. */
  get(request: Request): Promise<StoredAnswer | undefined>;
  /** Deletes all answers that were given to a user. */
  forget(): Promise<void>;
}

const PREFIX = 'answers-';
const OPEN = 'open';
const STORED_AT = 'X-Stored-At';
/** Of one user in one language; the oldest are deleted. */
const MOST_ANSWERS = 150;

export function createAnswers(
  { caches }: Pick<WorkerScope, 'caches'>,
  now: () => number = Date.now,
): Answers {
  let epoch = 0;
  let lastOwner = '';

  const ownerOf = ({ headers }: Request) => userOfToken(headers.get('Authorization')) ?? OPEN;
  const languageOf = ({ headers }: Request) => headers.get('Accept-Language') ?? 'nl';
  const nameOf = (owner: string, language: string) => `${PREFIX}${owner}-${language}`;

  /** Caches of users other than this one. */
  async function othersThan(owner: string | null): Promise<string[]> {
    const names = await caches.keys();
    const prefixes = [OPEN, ...(owner === null ? [] : [owner])].map((each) => nameOf(each, ''));
    return names.filter(
      (name) => name.startsWith(PREFIX) && !prefixes.some((start) => name.startsWith(start)),
    );
  }

  const removeAll = async (names: readonly string[]) => {
    await Promise.all(names.map((name) => caches.delete(name)));
  };

  async function trim(cache: Cache): Promise<void> {
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -MOST_ANSWERS).map((key) => cache.delete(key)));
  }

  return {
    epoch: () => epoch,
    async put(request, response, epochBefore) {
      const owner = ownerOf(request);
      const isForgotten = () => owner !== OPEN && epochBefore !== epoch;
      if (!isStorable(response) || isForgotten()) return;
      const body = await response.blob();
      const headers = new Headers(response.headers);
      headers.set(STORED_AT, String(now()));
      if (owner !== OPEN && owner !== lastOwner) {
        lastOwner = owner;
        await removeAll(await othersThan(owner));
      }
      if (isForgotten()) return;
      const cache = await caches.open(nameOf(owner, languageOf(request)));
      await cache.put(request.url, new Response(body, { headers }));
      await trim(cache);
    },
    async get(request) {
      const owner = ownerOf(request);
      const language = languageOf(request);
      const names =
        owner === OPEN ? (await othersThan(null)).filter((name) => name.endsWith(`-${language}`)) : [];
      for (const name of [...names, nameOf(owner, language)]) {
        const response = await (await caches.open(name)).match(request.url, { ignoreVary: true });
        if (response) return { response, storedAt: Number(response.headers.get(STORED_AT)) };
      }
      return undefined;
    },
    async forget() {
      epoch += 1;
      lastOwner = '';
      await removeAll(await othersThan(null));
    },
  };
}
