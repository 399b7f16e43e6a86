/** For operators only: read from each API process, never through the gateway. */
export const METRICS = '/api/metrics';

/** Addresses that the API answers although they are not below `/api`: they are short, and other sites know them. */
const API_PLACES: Readonly<Record<string, string>> = {
  '/share/': '/api/share/',
  '/oembed': '/api/oembed',
  '/feed.xml': '/api/feed.xml',
  '/feed.json': '/api/feed.json',
};

/**
 * The API's own path for an address; null for addresses of the portal.
 * @param target normalized, with its query
 */
export function placeInApi(target: string): string | null {
  const [pathname = '', query] = target.split('?', 2);
  const entry = Object.entries(API_PLACES).find(([place]) =>
    place.endsWith('/') ? pathname.startsWith(place) : pathname === place,
  );
  if (!entry) return null;
  const [place, inApi] = entry;
  return inApi + pathname.slice(place.length) + (query === undefined ? '' : `?${query}`);
}
