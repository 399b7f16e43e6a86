import { normalTarget } from './normalTarget.js';

it.each([
  ['/api/metrics', '/api/metrics'],
  ['/api//metrics', '/api/metrics'],
  ['//api/metrics', '/api/metrics'],
  ['///api///metrics///', '/api/metrics'],
  ['/api/metrics/', '/api/metrics'],
  ['/api/./metrics/.', '/api/metrics'],
  ['/api/teams/../metrics', '/api/metrics'],
  ['/api/teams/%2e%2E/metrics', '/api/metrics'],
  ['/api/teams%2f..%2Fmetrics', '/api/teams%2F..%2Fmetrics'],
  ['/api%2fmetrics', '/api%2Fmetrics'],
  ['/api/team/..%2F..%2Fx', '/api/team/..%2F..%2Fx'],
  ['/%61pi/%6Detrics', '/api/metrics'],
  ['http://euro.test/api//metrics', '/api/metrics'],
  ['HTTPS://euro.test:444/api/metrics', '/api/metrics'],
  ['/api/metrics#part', '/api/metrics'],
  ['/api//metrics?a=/..//b&c=%2f#part', '/api/metrics?a=/..//b&c=%2f'],
  ['http://euro.test?a=1', '/?a=1'],
  ['/', '/'],
  ['//', '/'],
  ['/API/Metrics', '/API/Metrics'],
  ['/api/%252e%252e/metrics', '/api/%252e%252e/metrics'],
  ['/join/caf%C3%A9 1', '/join/caf%C3%A9%201'],
  ['/a:b@c/$&+,;=/~.-_', '/a:b@c/$&+,;=/~.-_'],
  ['/a%3fb%23c/...', '/a%3Fb%23c/...'],
])('%s is read as %s', (target, normal) => {
  expect(normalTarget(target)).toBe(normal);
  expect(normalTarget(normal)).toBe(normal);
});

it.each([
  '',
  '*',
  'api/metrics',
  '?a=1',
  '/..',
  '/api/../../metrics',
  '/%2e%2e/secret',
  '/api/%ff',
  '/api/%',
  '/api/%zz',
  '/api/%00',
  '/api/metrics%0a',
  '/api\\metrics',
  '/api/%5c..%5cmetrics',
])('%s is no path', (target) => {
  expect(normalTarget(target)).toBeNull();
});
