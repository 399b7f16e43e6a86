import { REPOSITORY } from '@euro/release';
import { baseConfig } from './base.js';

it.each([true, false])('does not cache a build whose exports get short names, watching: %s', (watching) => {
  const { optimization, cache } = baseConfig(REPOSITORY, 'mf_good', { version: '1.0.0', watching });
  const isMangled = optimization?.mangleExports !== false;
  expect(isMangled).toBe(!watching);
  expect(Boolean(cache)).toBe(!isMangled);
});
