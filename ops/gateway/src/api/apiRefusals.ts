import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '@euro/api-contract';
import { endOnceRead } from '../http/endOnceRead.js';

/** Responses in place of the API, in its error format. */
export interface ApiRefusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  body(language: Language): string;
}

const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** The API is down. */
export const UNAVAILABLE: ApiRefusal = {
  status: 503,
  headers: {
    ...HEADERS,
    'Retry-After': '2',
    // Other sites read open data: they receive the same response, with Retry-After.
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Retry-After',
  },
  body: refusalBody('not-available', {
    nl: 'Het spel is even niet bereikbaar. Probeer het zo meteen opnieuw.',
    en: 'The game cannot be reached right now. Try again in a moment.',
  }),
};

/** The body exceeds the limit of every call. */
export const TOO_LARGE: ApiRefusal = {
  status: 413,
  headers: HEADERS,
  body: refusalBody('body-too-large', { nl: 'De aanvraag is te groot.', en: 'The request is too large.' }),
};

/** A picture above that limit: as the API refuses one above its own. */
export const PICTURE_TOO_LARGE: ApiRefusal = {
  status: 413,
  headers: HEADERS,
  body: refusalBody('upload-too-large', {
    nl: 'De foto moet kleiner zijn dan 2 MB.',
    en: 'The picture must be smaller than 2 MB.',
  }),
};

/** Content type of the calls that upload pictures, and of an operator's packs. */
export const OF_PICTURES = /^multipart\/form-data\b/i;

/** The address is malformed: `%zz`. */
export const MALFORMED: ApiRefusal = {
  status: 400,
  headers: HEADERS,
  body: refusalBody('invalid-input', { nl: 'Dat is geen adres.', en: 'That is not an address.' }),
};

function refusalBody(code: string, sentences: Readonly<Record<Language, string>>): ApiRefusal['body'] {
  return (language) => JSON.stringify({ error: { code, message: sentences[language] } });
}

/** Prefers English to Dutch: it comes first of the two, as in `fr, en;q=0.5` of a page in an added language. */
const ENGLISH = /^(?:(?!\bnl\b).)*\ben\b/i;

/** Responds with a refusal, in the requested language. */
export function refuseForApi(
  { status, headers, body }: ApiRefusal,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const english = ENGLISH.test(String(request.headers['accept-language'] ?? ''));
  const text = body(english ? 'en' : 'nl');
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(text) });
  endOnceRead(request, response, text);
}
