import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import webpack from 'webpack';
import { builtFiles } from '../gateway/builtFiles.js';
import { contentSecurityPolicy } from '../gateway/securityHeaders.js';
import { remoteFolders } from '../registry/index.js';
import { REPOSITORY } from '../workspace/repository.js';
import { type DevPages, LIVE_SCRIPT } from './devPages.js';
import { filesBase, PAGE_FILES, standaloneConfig } from './standaloneConfig.js';
import { problemsOf } from './watchBundles.js';

type Part = keyof typeof PAGE_FILES;

interface StandaloneParts {
  readonly dataDir: string;
  readonly pages: DevPages;
  readonly foreignScripts?: readonly string[] | undefined;
}

/** Answers `/__dev/mf-rankings` (the strip around the stage), `…/stage` (the remote alone) and `…/files/…`. */
export interface StandalonePages {
  answer(request: IncomingMessage, response: ServerResponse, pathname: string): boolean;
}

/** The pages on which remotes stand alone; each is built once somebody asks for it, and at every change from then on. */
export function standalonePages({ dataDir, pages, foreignScripts }: StandaloneParts): StandalonePages {
  const root = join(dataDir, 'watch/alone');
  const serve = builtFiles(root);
  const building = new Map<string, Promise<void>>();

  const build = (name: string) => {
    const known = building.get(name);
    if (known) return known;
    console.log(`${name} is built to stand alone …`);
    const compiler = webpack(standaloneConfig(name, join(root, name)));
    const first = new Promise<void>((firstBuilt) => {
      compiler?.watch({ aggregateTimeout: 20 }, (error, stats) => {
        const { [name]: _, ...others } = pages.news.problems;
        const problems = error ? [error.message] : stats ? problemsOf(stats) : [];
        if (problems.length > 0) pages.tell({ problems: { ...others, [name]: problems } });
        else if (stats) {
          console.log(`${name} alone, built in ${stats.endTime - stats.startTime} ms`);
          const standalone = { ...pages.news.standalone, [name]: stats.compilation.fullHash ?? '' };
          pages.tell({ standalone });
        }
        firstBuilt();
      });
    });
    building.set(name, first);
    return first;
  };

  async function file(request: IncomingMessage, response: ServerResponse, name: string, rest: string) {
    await build(name);
    if (await serve(request, response, `/${name}/${rest}`, () => 'no-store')) return;
    response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
  }

  function page(request: IncomingMessage, response: ServerResponse, name: string, part: Part): void {
    void build(name);
    const nonce = randomBytes(16).toString('base64');
    const policy = contentSecurityPolicy(nonce, foreignScripts);
    // The stage stands in a frame of the strip, so that a width is a real one; nothing else is allowed more.
    const isFramed = part === 'stage';
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': isFramed
        ? policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
        : policy,
      'X-Frame-Options': isFramed ? 'SAMEORIGIN' : 'DENY',
    });
    response.end(request.method === 'HEAD' ? undefined : html(name, part, nonce));
  }

  return {
    answer(request, response, pathname) {
      const [, , name = '', part = '', ...rest] = pathname.split('/');
      if (!remoteFolders(REPOSITORY).includes(name)) return false;
      if (part === 'files') void file(request, response, name, rest.join('/'));
      else if (part === '' || part === 'stage') page(request, response, name, part === '' ? 'strip' : part);
      else return false;
      return true;
    },
  };
}

/** As the shell's page begins: the nonce first, so that styles are there with it. */
function html(name: string, part: Part, nonce: string): string {
  const element = part === 'stage' ? 'main' : 'div';
  return `<!doctype html>
<html lang="en" data-remote="${name}">
  <head>
    <meta charset="utf-8">
    <meta name="sc-nonce" content="${nonce}" nonce="${nonce}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${name}</title>
    <link rel="icon" href="data:,">
    ${PAGE_FILES[part].map((file) => tagOf(filesBase(name) + file)).join('\n    ')}
    <script src="${LIVE_SCRIPT}" defer></script>
  </head>
  <body><${element} id="root"></${element}></body>
</html>
`;
}

function tagOf(address: string): string {
  return address.endsWith('.css')
    ? `<link rel="stylesheet" href="${address}">`
    : `<script src="${address}" defer></script>`;
}
