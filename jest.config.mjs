export default {
  projects: [
    'game',
    'api/contract',
    'api',
    'design-system',
    'platform',
    'game-ui',
    'shell',
    'mf-*',
    'stand-ins',
    'tooling',
  ].map((folder) => `<rootDir>/${folder}/jest.config.mjs`),
};
