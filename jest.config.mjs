export default {
  // A project's own is not looked at when several run together. Two busy cores must not fail a test.
  testTimeout: 240_000,
  testSequencer: '<rootDir>/ops/tooling/jest/longestFirst.mjs',
  projects: ['packages/*', 'api', 'design-system', 'shell', 'mf-*', 'demo/*', 'ops/*'].map(
    (folder) => `<rootDir>/${folder}/jest.config.mjs`,
  ),
};
