import { checkTarball } from './checkTarball.js';
import { packPackages } from './packPackages.js';

const [, , target = '.cache/packages'] = process.argv;
for (const tarball of packPackages(target)) {
  console.log(tarball);
  for (const problem of await checkTarball(tarball)) {
    console.error(problem);
    process.exitCode = 1;
  }
}
