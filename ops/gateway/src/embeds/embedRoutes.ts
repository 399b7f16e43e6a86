import type { IncomingMessage, ServerResponse } from 'node:http';
import { type EmbedKitManifest, embedKitEntry } from '@euro/platform/manifest';
import type { RegistryNow } from '../releases/registryReader.js';
import { EMBED_FRAME_POLICY, embedFrame } from './embedFrame.js';

/** Prefix of all addresses for other sites. */
export const EMBED = '/embed';

interface Kit {
  /** Below `/remotes`: `/embeds/1.0.0-abc/`. */
  readonly folder: string;
  readonly manifest: EmbedKitManifest;
}

interface Sources {
  readonly readRegistry: () => Promise<RegistryNow>;
  /** Responds with a file of a release and returns true, or returns false without a response. */
  readonly serveRelease: (
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    caching: () => string,
  ) => Promise<boolean>;
  /** `Cache-Control` of scripts and frames. */
  readonly caching?: string;
}

/** Other sites receive a new release of the kit within minutes, revalidated in the background. */
const SHORTLY = 'public, max-age=300, stale-while-revalidate=86400';

/**
 * Routes for other sites: `/embed/v1.js` is the active kit of that number, `/embed/v1/frame/<element>` a page with one
 * element for sites without scripts, `/embed/v1/frame-height.js` sets the height of such a frame to that of its
 * content.
 */
export function embedRoutes({ readRegistry, serveRelease, caching = SHORTLY }: Sources) {
  const kitsIn = kitReader();

  return async function serveEmbed(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://gateway');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    const registry = await readRegistry();
    if (registry.isUnknown) return unknown(response);
    const kits = kitsIn(registry.text);
    const [, number, rest = ''] = /^\/embed\/v(\d+)(\.js|\/.*)$/.exec(pathname) ?? [];
    const kit = kits.find(({ manifest }) => manifest.kit === Number(number));
    if (!kit) return noKit(response, kits);
    const [, element] = /^\/frame\/([a-z0-9-]+)$/.exec(rest) ?? [];
    if (element !== undefined)
      return frame(request, response, { kit, element, query: searchParams, caching });
    const file = rest === '.js' ? kit.manifest.entry : rest === '/frame-height.js' ? 'frame-height.js' : null;
    if (file !== null && (await serveRelease(request, response, kit.folder + file, () => caching))) return;
    noKit(response, kits);
  };
}

interface FrameOptions {
  readonly kit: Kit;
  readonly element: string;
  readonly query: URLSearchParams;
  readonly caching: string;
}

function frame(
  request: IncomingMessage,
  response: ServerResponse,
  { kit: { folder, manifest }, element, query, caching }: FrameOptions,
): void {
  const page = embedFrame({ base: `/remotes${folder}`, manifest, element, query });
  if (page === null) {
    noElement(response, manifest);
    return;
  }
  response.setHeader('Content-Security-Policy', EMBED_FRAME_POLICY);
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': caching,
    'Content-Length': Buffer.byteLength(page),
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}

/** The kits of the registry, parsed when it changes: the active one, and the last one of the number before. */
function kitReader(): (registry: string) => readonly Kit[] {
  let understood: { readonly text: string; readonly kits: readonly Kit[] } = { text: '', kits: [] };
  return (text) => {
    if (text !== understood.text) understood = { text, kits: kitsOf(text) };
    return understood.kits;
  };
}

function kitsOf(registry: string): readonly Kit[] {
  const { embeds } = JSON.parse(registry) as { readonly embeds?: unknown };
  const entry = embedKitEntry.safeParse(embeds);
  if (!entry.success) return [];
  const { active, former } = entry.data;
  return [active, ...(former ? [former] : [])]
    .filter(({ base }) => base.startsWith('/remotes/'))
    .map(({ base, manifest }) => ({ folder: base.slice('/remotes'.length), manifest }));
}

/** Responds while the registry is unreadable: caches continue with their copy. */
function unknown(response: ServerResponse): void {
  response.writeHead(503, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end('/* EuroManager cannot serve its embeds right now. */\n');
}

/** Responds with a script whose comment gives developers the reason. */
function noKit(response: ServerResponse, [kit]: readonly Kit[]): void {
  const hint = kit ? `The address is /embed/v${kit.manifest.kit}.js.` : 'None was released yet.';
  response.writeHead(404, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`/* EuroManager has no embeds at this address. ${hint} */\n`);
}

function noElement(response: ServerResponse, { elements }: EmbedKitManifest): void {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`There is no such element. These are: ${elements.join(', ')}.\n`);
}
