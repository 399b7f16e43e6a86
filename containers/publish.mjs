// Puts what was built with these images into the store of releases: node publish.mjs FOLDER. What is known there stays as it is.
import { resolve } from 'node:path';
import { diskStore, s3StoreFrom } from '../tooling/dist/registry/index.js';
import { publishBuiltRemotes } from '../tooling/dist/release/index.js';

const [folder] = process.argv.slice(2);
const store = s3StoreFrom(process.env) ?? diskStore(resolve(process.env.DATA_DIR));
const problems = await publishBuiltRemotes(folder, store);
for (const { sentence } of problems) console.error(`Not published: ${sentence}`);
process.exitCode = problems.length > 0 ? 1 : 0;
