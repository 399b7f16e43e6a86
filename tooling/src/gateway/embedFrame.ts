import { createHash } from 'node:crypto';
import type { EmbedKitManifest } from '@euro/platform/manifest';

interface Frame {
  /** Path of the kit's release, ending in a slash. */
  readonly base: string;
  readonly manifest: EmbedKitManifest;
  readonly element: string;
  /** The attributes as somebody wrote them into the address. */
  readonly asked: URLSearchParams;
}

const STYLE = 'html,body{margin:0;background:transparent}';

/** Such a page may stand in anybody's frame, and does nothing there but show its one element. */
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

/** A page that shows one element; null when the kit has none of that name. What the kit doesn't declare never gets into it. */
export function embedFrame({ base, manifest, element, asked }: Frame): string | null {
  if (!manifest.elements.includes(element)) return null;
  const attributes = allowed(manifest.attributes[element] ?? {}, asked);
  const written = Object.entries({ ...attributes, 'href-target': targetOf(attributes['href-target']) })
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
  const listed = JSON.stringify(manifest.attributes[element] ?? {}).replaceAll('<', '\\u003c');
  const scheme = { light: 'light', dark: 'dark' }[attributes.theme ?? 'light'] ?? 'light dark';
  const id = /^[\w-]{1,40}$/.exec(asked.get('id') ?? '')?.[0] ?? '';
  return `<!doctype html>
<html lang="${attributes.lang ?? 'nl'}" data-id="${id}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${scheme}">
<meta name="robots" content="noindex">
<title>EuroManager</title>
<style>${STYLE}</style>
<script src="${base}${manifest.entry}" integrity="${manifest.integrity}" crossorigin="anonymous" async></script>
<script src="${base}frame.js" crossorigin="anonymous" defer></script>
</head>
<body><${element} data-euro${written}></${element}>
<script type="application/json" id="attributes">${listed}</script></body>
</html>
`;
}

function allowed(patterns: Readonly<Record<string, string>>, asked: URLSearchParams): Record<string, string> {
  const known = Object.entries(patterns).flatMap(([name, pattern]) => {
    const value = asked.get(name);
    return value !== null && new RegExp(pattern).test(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(known);
}

/** Within the frame itself no page of the portal may be shown: links leave it. */
function targetOf(asked: string | undefined): string {
  return asked === '_top' ? '_top' : '_blank';
}

const MARKS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => MARKS[mark] ?? '');
