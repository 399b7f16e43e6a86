import './patchModuleCompilation.mjs';
import { TestEnvironment } from 'jest-environment-node';
import { ON_MARIADB } from '../../../api/src/testing/run/onMariaDb.mjs';

/** Node; with `API_TEST_DATABASE=each` a file has the one database on which `npm test` runs it. */
export default class DbEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { env } = this.global.process;
    if (env.API_TEST_DATABASE !== 'each') return;
    env.API_TEST_DATABASE = ON_MARIADB.some((file) => context.testPath.endsWith(`/${file}`))
      ? 'mysql'
      : 'sqlite';
  }
}
