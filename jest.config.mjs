export default {
  projects: ['game', 'api/contract', 'api', 'design-system', 'platform', 'shell', 'mf-*', 'tooling'].map(
    (folder) => `<rootDir>/${folder}/jest.config.mjs`,
  ),
};
