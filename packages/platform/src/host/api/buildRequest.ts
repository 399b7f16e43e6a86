import type { EndpointName } from '@euro/api-contract';

/** The options of a call, without the types of its endpoint. */
export interface LooseOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, Blob>>;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  /** Takes the place in the line that the server gave this very request before. */
  readonly ticket?: string;
  /** The response is a file. */
  readonly asFile?: boolean;
}

export interface BuiltRequest {
  readonly method: string;
  readonly url: string;
  /** JSON as text, or a form with files in it. */
  readonly body: string | FormData | undefined;
}

/**
 * Builds method, URL below `base` and body of a call such as `GET team/{id}`.
 * @param widgetUser value of the broadcaster's cookie, sent with every POST and PUT (spec §7)
 */
export function buildRequest(
  base: string,
  name: EndpointName,
  { params = {}, query = {}, body, files }: LooseOptions,
  widgetUser: string | null,
): BuiltRequest {
  const [method = 'GET', template = ''] = name.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined || value === null) throw new Error(`${name} needs ${key}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  search.sort();
  const url = `${base}/${path}${search.size ? `?${search}` : ''}`;
  const widget = widgetUser && (method === 'POST' || method === 'PUT') ? { widgetUser } : null;
  if (body === undefined && !widget && !files) return { method, url, body: undefined };
  const fields = { ...Object(body), ...widget };
  return { method, url, body: files ? formOf(fields, files) : JSON.stringify(fields) };
}

/** A form whose fields precede its files: the server has read them when a file begins. */
function formOf(fields: Record<string, unknown>, files: Readonly<Record<string, Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value));
  for (const [name, file] of Object.entries(files)) form.set(name, file);
  return form;
}

/** The competition that a page is about, as calls of the API name it. */
export interface CallCompetition {
  readonly competitionFeed: string;
  readonly seasonId: number;
  /** The calls that take it; they come with the page, so that the contract's schemas stay out of the browser bundle. */
  readonly calls: readonly string[];
}

/** Adds the page's competition to a call that takes it, where the caller names none. */
export function inCompetition(
  competition: CallCompetition | null,
  name: string,
  options: LooseOptions,
): LooseOptions {
  if (!competition?.calls.includes(name)) return options;
  const { competitionFeed, seasonId } = competition;
  const part = name.startsWith('GET ') ? 'query' : 'body';
  return { ...options, [part]: { competitionFeed, seasonId, ...Object(options[part]) } };
}
