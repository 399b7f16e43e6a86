import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@euro/release';

const remotes = readdirSync(REPOSITORY).filter((name) => name.startsWith('mf-'));

/** Sources of a folder that configure a store. */
function configuringIn(folder: string): string[] {
  return readdirSync(join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(REPOSITORY, folder, file), 'utf8'))
    .filter((source) => source.includes('configureStore('));
}

it('the store of a remote has its name in the Redux dev tools, in development only', () => {
  const [kit = '', ...others] = configuringIn('packages/platform/src/redux');
  expect(others).toEqual([]);
  // The bundler replaces the environment: releases contain none of this.
  expect(kit).toContain(
    "devTools: process.env.NODE_ENV === 'development' && { name: platform.release.name },",
  );
});

it.each(remotes)('%s creates its store with the kit', (remote) => {
  expect(configuringIn(`${remote}/src`)).toEqual([]);
});
