import { rmSync } from 'node:fs';
import { diskStore } from '../registry/diskStore.js';
import { fileKey } from '../registry/layout.js';
import { temporaryFolder } from '../testing/index.js';
import { originalStack } from './originalStack.js';

/** `const a=1;b()` of `src/pages/Page.tsx`, whose line 3 calls `save` in column 5. */
const MAP = {
  version: 3,
  sources: ['webpack://mf_news/./src/pages/Page.tsx'],
  names: ['save'],
  // Column 10 of line 1: source 0, line 3, column 5, name 0.
  mappings: 'UAEIA',
};

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a stack names the sources of a release by its stored maps, and stays as it is without one', async () => {
  const store = diskStore(folder);
  const map = Buffer.from(JSON.stringify(MAP));
  await store.write(fileKey('mf-news', '1.0.0-aaaa', 'chunks/page.js.map'), map, 'nothing');
  const stack = [
    'Error: oops',
    '    at b (https://euro.test/remotes/mf-news/1.0.0-aaaa/chunks/page.js?r=1:1:11)',
    '/remotes/mf-news/1.0.0-aaaa/chunks/page.js:1:12',
    '    at c (https://euro.test/remotes/mf-news/1.0.0-bbbb/chunks/page.js:1:11)',
    '    at d (https://euro.test/main.js:1:11)',
    '/remotes/mf-x/1.0.0/../../mf-news/1.0.0-aaaa/chunks/page.js:1:11',
  ];
  expect((await originalStack(store, stack.join('\n'))).split('\n')).toEqual([
    'Error: oops',
    '    at b (mf-news 1.0.0-aaaa src/pages/Page.tsx:3:5 (save))',
    'mf-news 1.0.0-aaaa src/pages/Page.tsx:3:5 (save)',
    stack[3],
    stack[4],
    stack[5],
  ]);
});
