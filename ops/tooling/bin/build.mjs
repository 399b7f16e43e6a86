// npm run build [-- mf-team shell] [--force] [--keep-going]: builds what changed, or only the packages named.
import { build } from './lib/build.mjs';

const args = process.argv.slice(2);
const ok = await build({
  only: args.filter((arg) => !arg.startsWith('--')),
  force: args.includes('--force'),
  keepGoing: args.includes('--keep-going'),
});
process.exit(ok ? 0 : 1);
