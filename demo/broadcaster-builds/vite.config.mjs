import { fileURLToPath } from 'node:url';
import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The same site's second build, by Vite. */
export default defineConfig({
  root: at('./src/vite'),
  base: '/hosts/vite/',
  logLevel: 'error',
  plugins: [
    federation({
      name: 'de_schelde_vite',
      remotes: {},
      shared: {
        react: { singleton: true },
        'react-dom': { singleton: true },
        'react-dom/client': { singleton: true },
      },
      shareStrategy: 'loaded-first',
      dts: false,
    }),
  ],
  build: {
    outDir: at('./dist/vite'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    rollupOptions: {
      input: at('./src/vite/main.js'),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
});
