import type { Language } from '@euro/api-contract';
/** The API's preview of a public page (`GET /api/share/page`). */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** Below the portal. */
  readonly path: string;
  /** Below the portal. */
  readonly image: string;
  readonly hasEmbed: boolean;
}

/** A crawler waits for no longer, in milliseconds; it gets the tags of any page then. */
const TIMEOUT_MS = 800;

interface PreviewQuery {
  /** Address of the API: `http://127.0.0.1:4000`. */
  readonly api: string;
  /** Path and query of the page; its competition is the one of the path. */
  readonly target: string;
  readonly language: Language;
  /** For the API's limits. */
  readonly forwardedFor: string;
}

/** Null for a page that is about nothing in particular, and while the API does not answer in time. */
export async function askPreview({
  api,
  target,
  language,
  forwardedFor,
}: PreviewQuery): Promise<Preview | null> {
  const query = new URLSearchParams({ path: target, lang: language });
  try {
    const answer = await fetch(`${api}/api/share/page?${query}`, {
      headers: { 'x-forwarded-for': forwardedFor },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const read: unknown = answer.ok ? await answer.json() : await answer.body?.cancel();
    return isPreview(read) ? read : null;
  } catch {
    return null;
  }
}

function isPreview(value: unknown): value is Preview {
  if (typeof value !== 'object' || value === null) return false;
  const { title, description, path, image, hasEmbed } = value as Record<string, unknown>;
  const texts = [title, description, path, image];
  return texts.every((text) => typeof text === 'string') && typeof hasEmbed === 'boolean';
}
