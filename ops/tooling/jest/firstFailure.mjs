import { existsSync, writeFileSync } from 'node:fs';

/** Writes file and test of the first failure to `FIRST_FAILURE`: with `--bail`, Jest ends before its own report. */
export default class FirstFailure {
  onTestResult({ path }, { numFailingTests, testExecError, testResults }) {
    const output = process.env.FIRST_FAILURE;
    if ((numFailingTests === 0 && !testExecError) || !output || existsSync(output)) return;
    const test = testResults.find(({ status }) => status === 'failed')?.fullName;
    writeFileSync(output, JSON.stringify({ path, test: test ?? 'the file cannot be run' }));
  }
}
