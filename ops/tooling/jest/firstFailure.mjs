import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Writes file and test of the first failure to `FIRST_FAILURE`: with `--bail`, Jest ends before its own report. */
export default class FirstFailure {
  onTestResult({ path }, { numFailingTests, testExecError, testResults }) {
    const output = process.env.FIRST_FAILURE;
    if ((numFailingTests === 0 && !testExecError) || !output || existsSync(output)) return;
    const test = testResults.find(({ status }) => status === 'failed')?.fullName;
    writeFileSync(output, JSON.stringify({ path, test: test ?? 'the file cannot be run' }));
  }

  /** It ends before its own teardown, too, which would leave databases behind. */
  async onRunComplete() {
    if (!existsSync(process.env.FIRST_FAILURE ?? '') || !process.env.API_TEST_RUN) return;
    const teardown = pathToFileURL(join(process.cwd(), 'api/src/testing/run/end.mjs'));
    await (await import(teardown.href)).default();
  }
}
