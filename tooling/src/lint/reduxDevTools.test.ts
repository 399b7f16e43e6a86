import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../workspace/repository.js';

const remotes = readdirSync(REPOSITORY).filter(
  (name) => name.startsWith('mf-') && existsSync(join(REPOSITORY, name, 'src/store')),
);

it.each(remotes)(
  'the store of %s is seen in the Redux dev tools by its name, in development alone',
  (remote) => {
    const folder = join(REPOSITORY, remote, 'src/store');
    const stores = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .filter((source) => source.includes('configureStore({'));
    expect(stores).toHaveLength(1);
    // The bundler knows the environment: nothing of this is left in a release.
    expect(stores[0]).toContain(`devTools: process.env.NODE_ENV === 'development' && { name: '${remote}' },`);
  },
);
