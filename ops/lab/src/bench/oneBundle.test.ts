import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPOSITORY } from '@euro/release';
import { shellConfig } from '@euro/tooling/webpack';
import webpack, { type Configuration } from 'webpack';
import { oneBundleConfig } from './oneBundle.js';

it('is built with a configuration that webpack accepts', () => {
  const file = pathToFileURL(resolve(REPOSITORY, 'shell/webpack.config.mjs')).href;
  const firstLoad = { core: 1, main: 1, early: 1, page: 1 };
  const base: Configuration = shellConfig(file, { pages: {}, firstLoad, font: 1 })({ version: 'one-bundle' });
  const config = oneBundleConfig(base);
  expect(() => webpack.validate(config)).not.toThrow();
  expect(() => webpack.validate({ ...config, cache: { name: 'one-bundle' } as never })).toThrow();
});
