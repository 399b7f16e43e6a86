// Builds both pages' scripts into dist: one with webpack, one with Vite.
import { build } from 'vite';
import webpack from 'webpack';
import viteConfig from './vite.config.mjs';
import webpackConfig from './webpack.config.mjs';

const stats = await new Promise((done, failed) => {
  const compiler = webpack(webpackConfig);
  compiler.run((error, built) => compiler.close(() => (error ? failed(error) : done(built))));
});
if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
await build({ ...viteConfig, configFile: false });
