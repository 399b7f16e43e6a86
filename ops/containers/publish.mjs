// Publishes the builds of a folder to the store of releases: node publish.mjs FOLDER. Releases that exist there stay
// unchanged.
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { diskStore, publishBuiltRemotes, s3StoreFrom } from '@euro/release';

const folder = resolve(process.argv[2] ?? '.');
const store = s3StoreFrom(process.env) ?? diskStore(resolve(process.env.DATA_DIR || '.data'));
const isBuilt = readdirSync(folder).some((name) => existsSync(join(folder, name, 'dist/manifest.json')));
const problems = isBuilt
  ? await publishBuiltRemotes(folder, store)
  : [{ sentence: `no remote is built in ${folder}. Run npm run build first.` }];
for (const { sentence } of problems) console.error(`Not published: ${sentence}`);
if (problems.length === 0) console.log(`What is built in ${folder} is released into ${store.place}.`);
process.exitCode = problems.length > 0 ? 1 : 0;
