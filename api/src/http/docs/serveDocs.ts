import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Middleware } from 'koa';
import { buildOpenApi } from './buildOpenApi.js';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>EuroManager API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
    <link rel="icon" href="/api/docs/favicon-32x32.png">
  </head>
  <body>
    <div id="reader"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reader', deepLinking: true });\n`;

const assets: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

interface Document {
  readonly type: string;
  readonly body: string | Buffer;
}

/** Built at the first request: most processes get none, and building takes a tenth of their start. */
let cachedJson: string | undefined;
function openApi(): string {
  cachedJson ??= JSON.stringify(buildOpenApi());
  return cachedJson;
}

/** `/api/openapi.json` and a reader for it at `/api/docs`, from our own files and under a strict policy. */
export function serveDocs(): Middleware {
  return async function answerDocs(http, next) {
    const isRead = http.method === 'GET' || http.method === 'HEAD';
    const document = isRead ? await find(http.path) : null;
    if (!document) return next();
    http.state.route = 'docs';
    http.set('Content-Security-Policy', POLICY);
    http.set('Cache-Control', 'no-cache');
    if (http.path === '/api/openapi.json') http.set('Access-Control-Allow-Origin', '*');
    http.set('Content-Type', document.type);
    http.body = document.body;
  };
}

async function find(path: string): Promise<Document | null> {
  if (path === '/api/openapi.json') return { type: 'application/json; charset=utf-8', body: openApi() };
  if (path === '/api/docs') return { type: 'text/html; charset=utf-8', body: PAGE };
  if (path === '/api/docs/start.js') return { type: 'text/javascript; charset=utf-8', body: START };
  const name = path.replace(/^\/api\/docs\//, '');
  const type = assets[name];
  return type === undefined ? null : { type, body: await readFile(join(assetFolder(), name)) };
}

function assetFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
}
