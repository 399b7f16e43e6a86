import { fileURLToPath } from 'node:url';
import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  logLevel: 'warn',
  define: { __VUE_OPTIONS_API__: 'false', __VUE_PROD_DEVTOOLS__: 'false' },
  plugins: [
    federation({
      name: 'mf_vue',
      filename: 'remoteEntry.module.js',
      varFilename: 'remoteEntry.js',
      exposes: { './remote': './src/remote.ts' },
      manifest: true,
      dts: false,
    }),
  ],
  build: {
    target: 'es2022',
    sourcemap: 'hidden',
    modulePreload: false,
    rollupOptions: { input: 'src/remote.ts' },
  },
});
