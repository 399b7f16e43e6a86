import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The packages of Module Federation's runtime, for a page without a bundler. */
const PACKAGES = ['runtime', 'runtime-core', 'sdk', 'error-codes'];

/** Their published files by address, and the import map. */
export function federationRuntime(): {
  readonly files: Readonly<Record<string, string>>;
  readonly importMap: string;
} {
  const files: Record<string, string> = {};
  const imports: Record<string, string> = {};
  const require = createRequire(import.meta.url);
  for (const name of PACKAGES) {
    const dist = dirname(require.resolve(`@module-federation/${name}`));
    for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
      if (/\.m?js$/.test(file)) files[`/${name}/${file}`] = readFileSync(join(dist, file), 'utf8');
    }
    imports[`@module-federation/${name}`] = `/${name}/index.${files[`/${name}/index.mjs`] ? 'm' : ''}js`;
  }
  imports['@module-federation/error-codes/browser'] = '/error-codes/browser.mjs';
  return { files, importMap: `<script type="importmap">${JSON.stringify({ imports })}</script>` };
}
