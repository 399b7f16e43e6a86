import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_HEADER, endpoints, SHARED_READS } from '@euro/api-contract';
import { REPOSITORY } from '@euro/release';

const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');
const template = read('ops/containers/nginx/nginx.conf.template');

/** The addresses of which nginx keeps copies for a second. */
const [, pattern = ''] = /"~(\^\(GET\|HEAD\) .*\$)" 1;/.exec(template) ?? [];
const isShared = (name: string) => new RegExp(pattern).test(`GET /api/${name.slice('GET '.length)} `);

it('keeps copies of the shared reads of the contract, and of no other call', () => {
  const names = Object.keys(endpoints).filter((name) => name.startsWith('GET '));
  const addresses = names.map((name) => [name, isShared(name.replaceAll(/\{\w+\}/g, '3'))]);
  expect(addresses).toEqual(names.map((name) => [name, (SHARED_READS as readonly string[]).includes(name)]));
  for (const name of ['GET players/', 'GET players/3']) expect(isShared(name)).toBe(false);
  expect(template).toContain(`$http_${CONTRACT_HEADER.toLowerCase().replaceAll('-', '_')}`);
});

it('has places that the guide fills in', () => {
  const places = new Set([...template.matchAll(/\$\{([A-Z]+)\}/g)].map(([, name]) => name));
  expect([...places].sort()).toEqual(['GATEWAYS', 'LISTEN', 'LOG', 'STATE', 'USER']);
  for (const place of places) expect(read('docs/guides/deploy.md')).toContain(`${place}=`);
});
