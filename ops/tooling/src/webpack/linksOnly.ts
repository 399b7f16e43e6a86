/**
 * What of stills can be pressed before the page runs: links, which lead to their addresses. Fields and buttons are
 * inert, and nothing is a stop of the tab key: the running page comes in their place.
 */
export function linksOnly<T>(stills: T): T {
  return JSON.parse(JSON.stringify(stills), (key, value: unknown) =>
    key === 'html' && typeof value === 'string' ? withLinksOnly(value) : value,
  ) as T;
}

const TAG = /<(a|button|input|select|textarea|summary|audio|video)(?=[\s>])/g;

function withLinksOnly(html: string): string {
  return html
    .replace(/ tabindex="[^"]*"/gi, '')
    .replace(TAG, (start, name: string) => (name === 'a' ? `${start} tabindex="-1"` : `${start} inert`));
}
