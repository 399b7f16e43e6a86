import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createNewsReader, type NewsReader } from './newsReader.js';
import { parseRss } from './parseRss.js';

const FEED = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>Voetbal</title>
  <item>
    <title>Lukaku &amp; co. winnen</title>
    <description><![CDATA[<p>België <b>wint</b> met 2-0.<script>alert(1)</script></p>]]></description>
    <link>https://news.example/1</link>
    <enclosure url="https://news.example/1.jpg" type="image/jpeg" length="1"/>
  </item>
  <item><title>Zonder beeld</title><description>Kort</description><link>https://news.example/2</link></item>
  <item><title>Gevaarlijk</title><link>javascript:alert(1)</link></item>
  <item><title></title><link>https://news.example/4</link></item>
</channel></rss>`;

describe('an RSS document', () => {
  it('is parsed into plain items with safe links', () => {
    expect(parseRss(FEED)).toEqual([
      {
        title: 'Lukaku & co. winnen',
        description: expect.stringMatching(/^België wint met 2-0\./),
        link: 'https://news.example/1',
        enclosure: { url: 'https://news.example/1.jpg' },
      },
      { title: 'Zonder beeld', description: 'Kort', link: 'https://news.example/2', enclosure: null },
    ]);
  });

  it.each(['', 'no xml', '<rss><channel><item><title>half'])('may be broken: %j', (xml) => {
    expect(parseRss(xml)).toEqual([]);
  });
});

describe('the news', () => {
  let server: Server;
  let reader: NewsReader;
  let url: string;
  let requests: number;
  let now: number;
  let respond: () => { status: number; body: string | Buffer; headers?: Record<string, string> };

  beforeEach(async () => {
    requests = 0;
    now = 0;
    respond = () => ({ status: 200, body: FEED });
    server = createServer((_, response) => {
      requests += 1;
      const { status, body, headers } = respond();
      response.writeHead(status, headers).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rss`;
    reader = createNewsReader({ log: { warn() {} }, now: () => now });
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is empty without a feed', async () => {
    expect(await reader.read(null)).toEqual([]);
  });

  it('is fetched once for many readers, and again after five minutes', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => reader.read(url)));
    expect(answers.map((items) => items.length)).toEqual(Array(5).fill(2));
    now = 299_999;
    await reader.read(url);
    expect(requests).toBe(1);
    now = 300_000;
    await reader.read(url);
    expect(requests).toBe(2);
  });

  it('remains the last copy while the feed is unreachable', async () => {
    await reader.read(url);
    now = 300_000;
    respond = () => ({ status: 500, body: '' });
    expect(await reader.read(url)).toHaveLength(2);
    expect(await reader.read(url)).toHaveLength(2);
    expect(requests).toBe(2);
    now += 30_000;
    respond = () => ({ status: 200, body: '<rss/>' });
    expect(await reader.read(url)).toEqual([]);
  });

  it('remains the last copy while the feed returns something else', async () => {
    await reader.read(url);
    now = 300_000;
    respond = () => ({ status: 200, body: '<html><title>Onderhoud</title></html>' });
    expect(await reader.read(url)).toHaveLength(2);
  });

  const cafe = (declaration: string) =>
    `${declaration}<rss><channel><item><title>Café</title><link>https://news.example/1</link></item></channel></rss>`;
  it.each([
    ['by its own declaration', cafe('<?xml version="1.0" encoding="ISO-8859-1"?>'), undefined],
    ['by the response header', cafe(''), 'text/xml; charset="iso-8859-1"'],
  ])('is read in Latin-1 %s', async (_, text, type) => {
    const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
    respond = () => ({ status: 200, body: Buffer.from(text, 'latin1'), headers });
    expect(await reader.read(url)).toMatchObject([{ title: 'Café' }]);
  });

  it('is read in UTF-8 when its charset is unknown', async () => {
    respond = () => ({ status: 200, body: cafe('<?xml version="1.0" encoding="x-own"?>') });
    expect(await reader.read(url)).toMatchObject([{ title: 'Café' }]);
  });

  it('is empty when the feed never worked or never ends', async () => {
    server.closeAllConnections();
    respond = () => ({ status: 200, body: 'x'.repeat(2_000_001) });
    expect(await reader.read(url)).toEqual([]);
    expect(await reader.read('http://127.0.0.1:1/rss')).toEqual([]);
  });
});
