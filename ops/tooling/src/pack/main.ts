import { packPackages } from './packPackages.js';

const [, , target = '.cache/packages'] = process.argv;
for (const tarball of packPackages(target)) console.log(tarball);
