import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packagesIn, problemsOf, REPOSITORY, readBuild } from '@euro/release';
import { describeBuild } from './describeBuild.js';

const FEDERATION = {
  metaData: {
    remoteEntry: { name: 'remoteEntry.module.js', path: '', type: 'module' },
    varRemoteEntry: { name: 'remoteEntry.js', path: '', type: 'var' },
    buildInfo: { buildName: 'mf_quiz', buildVersion: '1.0.0' },
  },
  shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
  exposes: [{ path: './remote', assets: { js: { sync: ['assets/remote.js'] } } }],
};
const title = { nl: 'Quiz', en: 'Quiz' };
const DECLARATION = {
  name: 'mf-quiz',
  title,
  contract: 2,
  routes: [{ path: '/quiz', title, access: 'open' }],
};

let folder: string;
const dist = () => join(folder, 'dist');
const describeIt = () => describeBuild(folder, dist());
const write = (file: string, content: unknown) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'euro-describe-'));
  write('package.json', { name: '@euro/mf-quiz', version: '1.2.0' });
  write('remote.json', DECLARATION);
  write('dist/remoteEntry.js', 'var mf_quiz;');
  write('dist/remoteEntry.module.js', 'export {};');
  write('dist/assets/remote.js', 'void 0;');
  const used = join(REPOSITORY, 'node_modules/acorn/dist/acorn.mjs');
  write('dist/assets/remote.js.map', { sources: [used, 'virtual:nothing', '../../src/remote.ts'] });
  write('dist/mf-manifest.json', FEDERATION);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a build of another bundler', () => {
  it('becomes a release that passes the checks, and lists its packages', () => {
    const described = describeIt();
    expect(described).toEqual({ version: expect.stringMatching(/^1\.2\.0-[0-9a-f]{10}$/) });
    const read = readBuild(dist(), 'mf-quiz');
    if ('refused' in read) throw new Error(read.refused.sentence);
    expect(problemsOf(read.build)).toEqual([]);
    expect(read.build.manifest).toMatchObject({
      ...{ entry: 'remoteEntry.js', preload: [], requires: { react: '^19.0.0' } },
      ...described,
    });
    expect(packagesIn(readFileSync(join(dist(), 'sbom.json'), 'utf8'))).toEqual(['acorn']);
    const { metaData } = JSON.parse(readFileSync(join(dist(), 'mf-manifest.json'), 'utf8'));
    expect(metaData).toMatchObject({ portal: { name: 'mf-quiz' }, buildInfo: { buildName: 'mf_quiz' } });
  });

  it('has the same version when it is described again, and another one for other bytes', () => {
    const first = describeIt();
    expect(describeIt()).toEqual(first);
    write('dist/assets/remote.js', 'void 1;');
    expect(describeIt()).not.toEqual(first);
  });

  it('has its scripts preloaded where they are classic scripts, as Rspack builds them', () => {
    const { varRemoteEntry: _, ...metaData } = FEDERATION.metaData;
    const remoteEntry = { name: 'remoteEntry.js', path: '', type: 'global' };
    write('dist/mf-manifest.json', { ...FEDERATION, metaData: { ...metaData, remoteEntry } });
    describeIt();
    expect(JSON.parse(readFileSync(join(dist(), 'manifest.json'), 'utf8'))).toMatchObject({
      preload: ['assets/remote.js'],
    });
  });

  it.each<[string, () => void, string]>([
    ['has no federation manifest', () => rmSync(join(dist(), 'mf-manifest.json')), '`manifest: true`'],
    ['has no source maps', () => rmSync(join(dist(), 'assets/remote.js.map')), 'no source maps'],
    ['exposes nothing', () => write('dist/mf-manifest.json', { ...FEDERATION, exposes: [] }), './remote'],
    [
      'has a module as its entry',
      () => {
        const { varRemoteEntry: _, ...metaData } = FEDERATION.metaData;
        write('dist/mf-manifest.json', { ...FEDERATION, metaData });
      },
      '`varFilename`',
    ],
    ['has another name', () => write('remote.json', { ...DECLARATION, name: 'mf-other' }), 'must be mf-quiz'],
  ])('that %s is refused', (_what, change, sentence) => {
    change();
    expect(describeIt()).toEqual({ problems: [expect.stringContaining(sentence)] });
  });
});
