import { createHash } from 'node:crypto';
import type { EmbedKitManifest } from '@euro/platform/manifest';
import { escapeHtml } from '../http/escapeHtml.js';

interface Frame {
  /** Path of the kit's release, with a slash at the end. */
  readonly base: string;
  readonly manifest: EmbedKitManifest;
  readonly element: string;
  /** Attributes from the address, unvalidated. */
  readonly query: URLSearchParams;
}

const STYLE = 'html,body{margin:0;background:transparent}';

/** Policy of the page, which any site may frame, and which may do nothing but show its element. */
export const EMBED_FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "connect-src 'self'",
  "font-src 'self'",
  "img-src 'self' https: data:",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** Renders a page with one element; null when the kit does not have it. Undeclared attributes are dropped. */
export function embedFrame({ base, manifest, element, query }: Frame): string | null {
  if (!manifest.elements.includes(element)) return null;
  const attributes = allowedAttributes(manifest.attributes[element] ?? {}, query);
  const attributeText = Object.entries({ ...attributes, 'href-target': targetOf(attributes['href-target']) })
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  const attributesJson = JSON.stringify(manifest.attributes[element] ?? {}).replaceAll('<', '\\u003c');
  const scheme = { light: 'light', dark: 'dark' }[attributes.theme ?? 'light'] ?? 'light dark';
  const id = /^[\w-]{1,40}$/.exec(query.get('id') ?? '')?.[0] ?? '';
  return `<!doctype html>
<html lang="${attributes.lang ?? 'nl'}" data-id="${id}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${scheme}">
<meta name="robots" content="noindex">
<title>${attributes.competition || 'EuroManager'}</title>
<style>${STYLE}</style>
<script src="${base}${manifest.entry}" integrity="${manifest.integrity}" crossorigin="anonymous" async></script>
<script src="${base}frame.js" crossorigin="anonymous" defer></script>
</head>
<body><noscript>${linkWithoutScript(attributes)}</noscript><${element} data-euro${attributeText}></${element}>
<script type="application/json" id="attributes">${attributesJson}</script></body>
</html>
`;
}

/** What a reader sees where scripts may not run: a link to the competition's pages. */
function linkWithoutScript({ competition, lang }: Record<string, string>): string {
  const text = lang === 'en' ? 'See this at EuroManager' : 'Bekijk dit bij EuroManager';
  return `<a href="/${escapeHtml(competition ?? '')}" target="_blank" rel="noopener">${text}</a>`;
}

function allowedAttributes(
  patterns: Readonly<Record<string, string>>,
  query: URLSearchParams,
): Record<string, string> {
  const valid = Object.entries(patterns).flatMap(([name, pattern]) => {
    const value = query.get(name);
    return value !== null && new RegExp(pattern).test(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(valid);
}

/** Links always leave the frame, in which no page of the portal may be shown. */
function targetOf(query: string | undefined): string {
  return query === '_top' ? '_top' : '_blank';
}
