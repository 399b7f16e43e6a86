import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForeignPage {
  /** The page with an embed of the portal, and the same page without it. */
  readonly withEmbed: string;
  readonly without: string;
  stop(): Promise<void>;
}

const PARAGRAPH =
  '<p>Zestien ploegen blijven over, en wie vandaag verliest gaat naar huis. De supporters staan al uren voor het stadion, de zon brandt, en niemand twijfelt aan een goede afloop.</p>';

const HEAD = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Een krant</title><style>
  body { margin: 0; font: 17px/1.5 Georgia, serif; color: #1d2522 } main, aside { padding: 16px }
  h1 { font-size: 40px; line-height: 1.1 } @media (min-width: 800px) { body { display: flex } aside { width: 400px } }
</style>`;

/** Serves a newspaper's article on its own origin, with and without the ranking. */
export async function servePage(portal: string): Promise<ForeignPage> {
  const article = `<main><h1>Een leerkracht uit Ronse weet het beter</h1>${PARAGRAPH.repeat(12)}</main>`;
  const pages: Readonly<Record<string, string>> = {
    '/without': `${HEAD}</head><body>${article}<aside></aside></body></html>`,
    '/with': `${HEAD}<script src="${portal}/embed/v1.js" async crossorigin></script></head><body>${article}<aside><euro-rankings></euro-rankings></aside></body></html>`,
  };
  const server = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    response.writeHead(page ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(page);
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    withEmbed: `${origin}/with`,
    without: `${origin}/without`,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
