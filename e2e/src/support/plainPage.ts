import type { Stack } from './stack.js';

/** Each element once. */
export const ALL_ELEMENTS = `
<euro-rankings accent="#1D5B57" theme="light" lang="nl" rows="5"></euro-rankings>
<euro-match match="12" accent="#1D5B57" theme="light" lang="nl"></euro-match>
<euro-player player="110" accent="#1D5B57" theme="light" lang="nl"></euro-player>
<euro-countdown accent="#1D5B57" theme="light" lang="nl"></euro-countdown>
<euro-trends accent="#1D5B57" theme="light" lang="nl"></euro-trends>`;

/** An unstyled page with embeds in a column of this width. */
export function plainPage(
  { url }: Pick<Stack, 'url'>,
  elements: string,
  { head = '', width = 400 }: { head?: string; width?: number } = {},
): string {
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Een bladzijde</title>${head}
<style>#column { width: ${width}px !important } body { margin: 0 }</style>
<script src="${url}/embed/v1.js" async crossorigin></script></head>
<body><main><div id="column">${elements}</div><p id="after">Wat erna komt.</p></main></body></html>`;
}
