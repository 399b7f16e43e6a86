import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { addShell, temporaryFolder } from '@euro/release/testing';
import { createGateway, type GatewayOptions } from '../server/gateway.js';
import { placesFrom } from '../server/placesFrom.js';
import { testServers } from '../testing/testServers.js';

const LOCAL = 'http://localhost:3001';
const servers = testServers();
let folder: string;
let options: GatewayOptions;
let url: string;
const start = async (more: Partial<GatewayOptions>) => {
  url = await servers.listen(createGateway({ ...options, ...more }));
};

beforeEach(async () => {
  // That nothing is released here.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  folder = temporaryFolder();
  options = { shell: join(folder, 'shell'), dataDir: join(folder, '.data'), api: 'http://127.0.0.1:9' };
  addShell(options.shell);
  await start({ developerSections: true });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await servers.close();
  rmSync(folder, { recursive: true, force: true });
});

const post = (origins: readonly string[], site = 'same-origin') =>
  fetch(
    `${url}/developer-origins?${origins.map((origin) => `origin=${encodeURIComponent(origin)}`).join('&')}`,
    {
      method: 'POST',
      headers: { 'sec-fetch-site': site },
    },
  );

async function page(cookie = '') {
  const response = await fetch(url, { headers: { cookie } });
  return { policy: response.headers.get('content-security-policy') ?? '', html: await response.text() };
}

const cookieFrom = (response: Response) => response.headers.get('set-cookie') ?? '';

describe('origins of sections in development', () => {
  it('are allowed in the page of the browser that asked, and marked there', async () => {
    const response = await post([LOCAL]);
    expect([response.status, await response.json()]).toEqual([200, { origins: [LOCAL] }]);
    expect(cookieFrom(response)).toBe(
      `developerOrigins=${LOCAL}; Max-Age=43200; Path=/; HttpOnly; SameSite=Strict`,
    );
    const { policy, html } = await page(`developerOrigins=${LOCAL}`);
    for (const directive of ['script-src', 'connect-src', 'style-src', 'img-src', 'font-src']) {
      expect(policy).toContain(`${directive} 'self' ${LOCAL}`);
    }
    expect(html).toContain(`<meta name="euro-dev" content="${LOCAL}">`);
    const answer = await fetch(`${url}/developer-origins`, {
      headers: { cookie: `developerOrigins=${LOCAL}` },
    });
    expect(await answer.json()).toEqual({ origins: [LOCAL] });
  });

  it('are none in the pages of all other browsers', async () => {
    const { policy, html } = await page();
    expect(policy).not.toContain('localhost');
    expect(html).not.toContain('euro-dev');
  });

  it('end with a request for none', async () => {
    expect(cookieFrom(await post([]))).toContain('developerOrigins=; Max-Age=0;');
  });

  it.each([
    'http://staging.example',
    'http://localhost.evil.example',
    'https://*.example',
    'https://a.example; script-src *',
    'https://a.example/path',
    'javascript:alert(1)',
    '*',
  ])('are not %s', async (origin) => {
    expect((await post([origin])).status).toBe(400);
    const withoutNonce = ({ policy }: { policy: string }) => policy.replace(/nonce-[^']+/, '');
    expect(withoutNonce(await page(`developerOrigins=${origin.replaceAll(';', ',')}`))).toBe(
      withoutNonce(await page()),
    );
  });

  it.each(['cross-site', 'same-site', 'none', ''])('are refused to a request from %j', async (site) => {
    const response = await post([LOCAL], site);
    expect([response.status, cookieFrom(response)]).toEqual([403, '']);
  });

  it('are protected from other hosts of the domain behind TLS', async () => {
    await start({ developerSections: true, behindTls: true });
    expect(cookieFrom(await post([LOCAL]))).toMatch(/^__Host-developerOrigins=.*; Secure$/);
    expect((await page(`developerOrigins=${LOCAL}`)).policy).not.toContain('localhost');
    expect((await page(`__Host-developerOrigins=${LOCAL}`)).policy).toContain('localhost');
  });

  it('are never allowed without the operator’s switch', async () => {
    expect([placesFrom({}), placesFrom({ DEVELOPER_SECTIONS: '1' })]).toMatchObject([
      { developerSections: false },
      { developerSections: true },
    ]);
    await start({});
    expect((await post([LOCAL])).status).toBe(404);
    const { policy, html } = await page(`developerOrigins=${LOCAL}`);
    expect([policy.includes('localhost'), html.includes('euro-dev')]).toEqual([false, false]);
  });
});
