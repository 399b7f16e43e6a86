import { type FeedPage, feedPage } from '@euro/api-contract';
import { readAtMost } from '../../infra/readAtMost.js';

/** Milliseconds until the whole page has to be there. */
const TIMEOUT = 10_000;
const MAX_BYTES = 8 * 1024 * 1024;

interface PageRequest {
  readonly url: string;
  readonly token: string | null;
  /** Null: from the beginning. */
  readonly position: string | null;
  readonly etag: string | null;
}

export interface FetchedPage {
  readonly page: FeedPage;
  readonly etag: string | null;
}

/** A feed that does not answer a page. */
export class PollFailure extends Error {
  /** @param retryAfter milliseconds that the feed asks to wait; null when it does not say */
  constructor(
    message: string,
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

/**
 * The messages of a feed after a position; null when there are none since (304).
 * @throws PollFailure
 */
export async function fetchPage({ url, token, position, etag }: PageRequest): Promise<FetchedPage | null> {
  const address = new URL(url);
  if (position !== null) address.searchParams.set('after', position);
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(TIMEOUT),
      // The token is for this address only.
      redirect: 'error',
      headers: {
        accept: 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(etag === null ? {} : { 'if-none-match': etag }),
      },
    });
    if (response.status === 304) return null;
    if (!response.ok) throw new PollFailure(`The feed answers ${response.status}.`, retryAfter(response));
    const page = feedPage.safeParse(JSON.parse(await textOf(response)));
    if (page.success) return { page: page.data, etag: response.headers.get('etag') };
    const [issue] = page.error.issues;
    throw new PollFailure(`The page is not right at ${issue?.path.join('.')}: ${issue?.message}.`);
  } catch (error) {
    if (error instanceof PollFailure) throw error;
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    throw new PollFailure(
      `The feed can't be read: ${error instanceof Error ? error.message : error}${cause}`,
    );
  }
}

async function textOf(response: Response): Promise<string> {
  const tooLarge = () => new PollFailure(`The page is larger than ${MAX_BYTES / 1024 / 1024} MB.`);
  const bytes = await readAtMost(response, MAX_BYTES, tooLarge);
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

function retryAfter({ headers }: Response): number | null {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d{1,5}$/.test(seconds) ? Number(seconds) * 1000 : null;
}
