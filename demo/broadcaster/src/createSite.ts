import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { findFile } from './files.js';
import { NOT_FOUND, PAGES } from './pages.js';
import { createPoll, POLL_PATH } from './poll.js';
import { renderPage } from './renderPage.js';
import { type Reply, send } from './reply.js';

/**
 * De Schelde's site: its pages, their files, and the votes of its poll. It sets no cookie.
 * @param portal origin of the embeds
 */
export function createSite(portal: string): RequestListener {
  const answerPoll = createPoll();

  async function answer(request: IncomingMessage): Promise<Reply> {
    const pathname = pathnameOf(request);
    if (pathname === POLL_PATH) return answerPoll(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return { status: 405, type: 'text/plain', body: 'Hier kan alleen gelezen worden.\n' };
    }
    const file = await findFile(pathname);
    if (file) return file;
    const page = PAGES[pathname];
    const { name, policy } = page ?? NOT_FOUND;
    return {
      status: page ? 200 : 404,
      type: 'text/html',
      body: await renderPage(name, portal),
      headers: { 'Content-Security-Policy': policy(portal) },
    };
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    answer(request)
      .then((reply) => send(request, response, reply))
      .catch((error: unknown) => {
        console.error(error);
        if (response.headersSent) response.destroy();
        else send(request, response, { status: 500, type: 'text/plain', body: 'Hier ging iets mis.\n' });
      });
  };
}

function pathnameOf({ url = '/' }: IncomingMessage): string {
  try {
    return new URL(url, 'http://de-schelde').pathname;
  } catch {
    return '';
  }
}
