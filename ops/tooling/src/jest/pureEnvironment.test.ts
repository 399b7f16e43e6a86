import { connect, createServer } from 'node:net';
import Database from 'libsql';

// `*.test.ts`: a name that says what a test needs, and costs.
it.each([
  ['opens a port', () => createServer().listen(0)],
  ['connects to a port', () => connect(80, '127.0.0.1')],
  ['opens a database', () => new Database(':memory:')],
])('a test whose name says that it needs nothing fails when it %s', (what, open) => {
  expect(open).toThrow(`pureEnvironment.test.ts ${what}: name it *.db.test.ts.`);
});

it('has no DOM', () => {
  expect(globalThis).not.toHaveProperty('document');
  expect(globalThis).not.toHaveProperty('window');
});
