import { fileURLToPath } from 'node:url';
import { consumedModules } from '@euro/release';
import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

/** What it takes from the portal. */
const TAKEN = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
  '@euro/design-system',
  '@euro/platform',
  '@euro/platform/react',
];

const folder = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root: folder,
  base: './',
  logLevel: 'warn',
  plugins: [
    federation({
      name: 'mf_vite',
      filename: 'remoteEntry.module.js',
      varFilename: 'remoteEntry.js',
      exposes: { './remote': './src/remote.tsx' },
      shared: Object.fromEntries(
        Object.entries(consumedModules(folder, 'quick')).filter(([request]) => TAKEN.includes(request)),
      ),
      shareStrategy: 'loaded-first',
      manifest: true,
      dts: false,
    }),
  ],
  build: {
    target: 'es2022',
    sourcemap: 'hidden',
    modulePreload: false,
    rollupOptions: { input: 'src/remote.tsx' },
  },
});
