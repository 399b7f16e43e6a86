export default {
  // A project's own is not looked at when several run together. Two busy cores must not fail a test.
  testTimeout: 240_000,
  testSequencer: '<rootDir>/tooling/jest/longestFirst.mjs',
  projects: [
    'game',
    'api/contract',
    'api',
    'design-system',
    'platform',
    'game-ui',
    'guest',
    'shell',
    'mf-*',
    'embeds',
    'stand-ins',
    'broadcaster',
    'tooling',
  ].map((folder) => `<rootDir>/${folder}/jest.config.mjs`),
};
