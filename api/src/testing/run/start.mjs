import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One run of the suite: what its test files share is named after it and kept in this folder. */
export default function start() {
  process.env.API_TEST_RUN = `euro_test_${randomBytes(4).toString('hex')}`;
  process.env.API_TEST_FOLDER = mkdtempSync(join(tmpdir(), 'euro-test-'));
}
