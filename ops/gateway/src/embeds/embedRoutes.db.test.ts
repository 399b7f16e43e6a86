import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { EmbedKitManifest, Registry } from '@euro/platform/manifest';
import { addShell, temporaryFolder } from '@euro/release/testing';
import { createGateway } from '../server/gateway.js';

const KIT: EmbedKitManifest = {
  name: 'embeds',
  version: '1.0.0-aaaa',
  kit: 1,
  entry: 'embed.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  elements: ['euro-rankings', 'euro-match'],
  attributes: {
    'euro-rankings': {
      accent: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$',
      theme: '^(light|dark|auto)$',
      competition: '^[a-z0-9-]{1,40}$',
      lang: '^(nl|en)$',
      heading: '^[^<>]{0,80}$',
      'href-target': '^(_self|_blank|_top|_parent)$',
    },
  },
  sizes: {},
};

let folder: string;
let server: Server;
let url: string;

function release(manifest: EmbedKitManifest, script: string): void {
  const files = join(folder, 'releases/embeds', manifest.version);
  mkdirSync(files, { recursive: true });
  writeFileSync(join(files, 'embed.js'), script);
  writeFileSync(join(files, 'embed.js.gz'), gzipSync(script));
  writeFileSync(join(files, 'frame.js'), 'void 1;');
  writeFileSync(join(files, 'frame-height.js'), 'void 2;');
  const active = { base: `/remotes/embeds/${manifest.version}/`, manifest };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify({ remotes: [], embeds: { active } }));
}

beforeEach(async () => {
  folder = temporaryFolder();
  addShell(join(folder, 'shell'));
  release(KIT, 'void 0;');
  server = createGateway({ shell: join(folder, 'shell'), dataDir: folder, api: 'http://127.0.0.1:9' });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
const frame = async (query: string) => (await get(`/embed/v1/frame/euro-rankings?${query}`)).text();

describe('the script for other sites', () => {
  it('is the active kit, cacheable for minutes, from any site, compressed', async () => {
    const answer = await get('/embed/v1.js', { 'accept-encoding': 'gzip' });
    expect(await answer.text()).toBe('void 0;');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.stringMatching(/^W\/".+"$/),
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('is unavailable, not missing, while the registry is unreadable', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation();
    writeFileSync(join(folder, 'registry.json'), '{"remotes":');
    expect((await get('/embed/v1.js')).status).toBe(503);
    complaint.mockRestore();
  });

  it('of the previous number remains at its address when a new number is active', async () => {
    release({ ...KIT, version: '2.0.0-aaaa', kit: 2, elements: ['euro-match2'] }, 'void 2;');
    const { embeds } = JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8')) as Registry;
    const former = { base: '/remotes/embeds/1.0.0-aaaa/', manifest: KIT };
    writeFileSync(
      join(folder, 'registry.json'),
      JSON.stringify({ remotes: [], embeds: { ...embeds, former } }),
    );
    expect(await (await get('/embed/v1.js')).text()).toBe('void 0;');
    expect(await (await get('/embed/v2.js')).text()).toBe('void 2;');
    expect(await frame('')).toContain('/remotes/embeds/1.0.0-aaaa/embed.js');
    expect((await get('/embed/v2/frame/euro-match2')).status).toBe(200);
    expect((await get('/embed/v2/frame/euro-rankings')).status).toBe(404);
    expect((await get('/embed/v3.js')).status).toBe(404);
  });

  it('is not sent again while it is unchanged', async () => {
    const etag = (await get('/embed/v1.js')).headers.get('etag') ?? '';
    expect((await get('/embed/v1.js', { 'if-none-match': etag })).status).toBe(304);
  });

  it('changes with the next release, whose files have their own address', async () => {
    await get('/embed/v1.js');
    release({ ...KIT, version: '1.1.0-bbbb' }, 'void 11;');
    expect(await (await get('/embed/v1.js')).text()).toBe('void 11;');
    expect(await (await get('/remotes/embeds/1.0.0-aaaa/embed.js')).text()).toBe('void 0;');
  });

  it.each(['/embed/v2.js', '/embed/v1x.js', '/embed/v1/other.js', '/embed/'])(
    'is not at %s, and the response names the address',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        404,
        'text/javascript; charset=utf-8',
      ]);
      expect(await answer.text()).toBe(
        '/* EuroManager has no embeds at this address. The address is /embed/v1.js. */\n',
      );
    },
  );

  it('does not exist before a kit was released', async () => {
    writeFileSync(join(folder, 'registry.json'), JSON.stringify({ remotes: [] }));
    const answer = await get('/embed/v1.js');
    expect([answer.status, await answer.text()]).toEqual([
      404,
      '/* EuroManager has no embeds at this address. None was released yet. */\n',
    ]);
  });

  it('includes a small script for pages with frames', async () => {
    expect(await (await get('/embed/v1/frame-height.js')).text()).toBe('void 2;');
  });
});

describe('the page in a frame', () => {
  it('may be framed by any site and only shows its element', async () => {
    const answer = await get('/embed/v1/frame/euro-rankings');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain('frame-ancestors *');
    expect(policy).not.toMatch(/unsafe|nonce/);
    expect(answer.headers.get('x-frame-options')).toBeNull();
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('has the attributes of its address, and is pinned to one release', async () => {
    const page = await frame('accent=%231D5B57&theme=dark&heading=De%20stand');
    expect(page).toContain(
      '<euro-rankings data-euro accent="#1D5B57" theme="dark" heading="De stand" href-target="_blank">',
    );
    expect(page).toContain(
      `<script src="/remotes/embeds/1.0.0-aaaa/embed.js" integrity="${KIT.integrity}" crossorigin="anonymous" async>`,
    );
    expect(page).toContain('<meta name="color-scheme" content="dark">');
  });

  it.each([
    ['an undeclared attribute', 'onload=alert(1)'],
    ['a disallowed value', 'accent=red'],
    ['markup', `heading=${encodeURIComponent('</h2><script>alert(1)</script>')}`],
    ['an id that breaks out', `id=${encodeURIComponent('"><script>alert(1)</script>')}`],
  ])('drops %s', async (_what, query) => {
    expect(await frame(query)).toBe(await frame(''));
  });

  it('escapes special characters of texts', async () => {
    expect(await frame(`heading=${encodeURIComponent('"Onze" & \'jullie\' stand')}`)).toContain(
      'heading="&quot;Onze&quot; &amp; &#39;jullie&#39; stand"',
    );
  });

  it.each([
    ['lang=en&competition=wk-2022', '/wk-2022', 'See this at EuroManager'],
    ['competition=%2F%2Fevil.test', '/', 'Bekijk dit bij EuroManager'],
  ])('shows a link where scripts may not run: %s', async (query, href, text) => {
    expect(await frame(query)).toContain(
      `<noscript><a href="${href}" target="_blank" rel="noopener">${text}</a></noscript>`,
    );
  });

  it.each([
    ['_self', '_blank'],
    ['_top', '_top'],
  ])('opens links for %s in %s: never a page of the portal inside the frame', async (requested, target) => {
    expect(await frame(`href-target=${requested}`)).toContain(`href-target="${target}"`);
  });

  it('does not exist for an unknown element', async () => {
    const answer = await get('/embed/v1/frame/script');
    expect([answer.status, await answer.text()]).toEqual([
      404,
      'There is no such element. These are: euro-rankings, euro-match.\n',
    ]);
  });
});
