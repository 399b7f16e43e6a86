import type { EndpointName } from '@euro/api-contract';

/** A call's parts without the types of its name. */
export interface LooseOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
}

export interface BuiltRequest {
  readonly method: string;
  readonly url: string;
  readonly body: string | undefined;
}

/**
 * `'GET team/{id}'` with params and query becomes a method and an address below `base`.
 * @param widgetUser the broadcaster's cookie, which travels with every POST and PUT (spec §7)
 */
export function buildRequest(
  base: string,
  name: EndpointName,
  { params = {}, query = {}, body }: LooseOptions,
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
  const sent = body === undefined && !widget ? undefined : JSON.stringify({ ...Object(body), ...widget });
  return { method, url, body: sent };
}
