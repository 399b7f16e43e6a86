import type { StorybookConfig } from '@storybook/react-webpack5';

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: [
    '../src/**/*.stories.tsx',
    '../../packages/game-ui/src/**/*.stories.tsx',
    '../../mf-*/src/**/*.stories.tsx',
    '../../shell/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  webpackFinal: (webpack) => ({
    ...webpack,
    module: {
      ...webpack.module,
      rules: [
        ...(webpack.module?.rules ?? []),
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
    resolve: {
      ...webpack.resolve,
      conditionNames: ['source', '...'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
    performance: { hints: false },
  }),
};

export default config;
