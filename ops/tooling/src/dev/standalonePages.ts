import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { builtFiles, contentSecurityPolicy } from '@euro/gateway';
import { REPOSITORY, remoteFolders } from '@euro/release';
import webpack from 'webpack';
import { type DevPages, LIVE_SCRIPT } from './devPages.js';
import { filesBase, PAGE_FILES, standaloneConfig } from './standaloneConfig.js';
import { problemsOf } from './watchBundles.js';

type Part = keyof typeof PAGE_FILES;

interface StandaloneParts {
  readonly dataDir: string;
  readonly pages: DevPages;
  readonly foreignScripts?: readonly string[] | undefined;
}

/** Serves `/__dev/mf-rankings` (the workbench), `…/stage` (the remote) and `…/files/…`. */
export interface StandalonePages {
  answer(request: IncomingMessage, response: ServerResponse, pathname: string): boolean;
}

/** The workbenches; each is built at its first request, and at every change afterwards. */
export function standalonePages({ dataDir, pages, foreignScripts }: StandaloneParts): StandalonePages {
  const root = join(dataDir, 'watch/alone');
  const serve = builtFiles(root);
  const building = new Map<string, Promise<void>>();

  const build = (name: string) => {
    const current = building.get(name);
    if (current) return current;
    console.log(`${name} is built to stand alone …`);
    const compiler = webpack(standaloneConfig(name, join(root, name)));
    const first = new Promise<void>((resolve) => {
      compiler?.watch({ aggregateTimeout: 20 }, (error, stats) => {
        const { [name]: _, ...others } = pages.news.problems;
        const problems = error ? [error.message] : stats ? problemsOf(stats) : [];
        if (problems.length > 0) pages.publish({ problems: { ...others, [name]: problems } });
        else if (stats) {
          console.log(`${name} alone, built in ${stats.endTime - stats.startTime} ms`);
          const standalone = { ...pages.news.standalone, [name]: stats.compilation.fullHash ?? '' };
          pages.publish({ standalone });
        }
        resolve();
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
    const policy = contentSecurityPolicy(nonce, { foreignScripts });
    // The stage is in a frame of the workbench, for real viewport widths; everything else follows the policy of
    // production.
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

/** Begins like the shell's page: with the nonce, before any style. */
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
