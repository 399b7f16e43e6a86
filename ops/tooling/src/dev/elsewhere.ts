import type { IncomingMessage, ServerResponse } from 'node:http';

const ADDRESS = /^\/__dev\/elsewhere\/(https?)\/([\w.-]+(?::\d+)?)(\/remotes\/.*)$/;

/**
 * Proxies files of a release from another developer's machine, because the policy of pages allows no other origin:
 * `/__dev/elsewhere/http/10.0.0.7:3000/remotes/mf-team/mf-manifest.json`.
 */
export async function proxyRelease(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<void> {
  const [, scheme, host, path] = ADDRESS.exec(pathname) ?? [];
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' };
  if (!host || !['GET', 'HEAD'].includes(request.method ?? '')) {
    response.writeHead(404, headers).end('Only files of releases are fetched from elsewhere.\n');
    return;
  }
  try {
    const answer = await fetch(`${scheme}://${host}${path}`, { signal: AbortSignal.timeout(10_000) });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? headers['Content-Type'];
    response.writeHead(answer.status, { ...headers, 'Content-Type': type, 'Content-Length': bytes.length });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  } catch {
    response.writeHead(502, headers).end(`${host} does not answer.\n`);
  }
}
