import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** De Schelde's own build: it shares its React, and learns at run time where other companies' sections are. */
export default {
  mode: 'production',
  context: at('.'),
  target: ['web', 'es2022'],
  devtool: false,
  entry: { main: './src/webpack/main.js' },
  output: {
    path: at('./dist/webpack'),
    filename: '[name].js',
    chunkFilename: '[id].[contenthash:8].js',
    publicPath: '/hosts/webpack/',
    uniqueName: 'de_schelde',
    clean: true,
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'de_schelde',
      remotes: {},
      shared: {
        react: { singleton: true },
        'react-dom': { singleton: true },
        'react-dom/client': { singleton: true },
      },
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
    }),
  ],
  performance: { hints: false },
  infrastructureLogging: { level: 'error' },
};
