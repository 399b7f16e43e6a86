import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_CONTRACT } from '@euro/api-contract';
import { CONTRACT, SERVED_CONTRACTS } from '@euro/platform';
import { REPOSITORY } from '../workspace/repository.js';
import { describeApi } from './api/describeApi.js';
import { listNumber, releasedNumbers, writeBaseline } from './baselines.js';
import { PARTS } from './parts.js';
import { runContracts } from './runContracts.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contracts-'));
  cpSync(join(REPOSITORY, 'contracts'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const check = () => runContracts('check', REPOSITORY, folder);

/** As if something else had been released: what is built would then have taken it back. */
function releasedOtherwise(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

/** As if the API had another number in the sources. */
function withApi({ number, served }: { readonly number: number; readonly served: readonly number[] }) {
  return PARTS.map((part) =>
    part.part === 'api'
      ? { ...part, describe: () => ({ ...describeApi(), number }), served: () => served }
      : part,
  );
}

describe('what the repository promises', () => {
  it('is what was released, or more', () => {
    expect(check()).toEqual({ isKept: true, text: '' });
  });

  it('is served for two neighbouring numbers', () => {
    expect(SERVED_CONTRACTS).toEqual([CONTRACT - 1, CONTRACT]);
  });

  it('is not built once a field of an answer is gone, and the sentence says whose it was and what to do', () => {
    releasedOtherwise(
      `api/${API_CONTRACT}.json`,
      '"firstName": {',
      '"nickname": {"type":"string"},\n "firstName": {',
    );
    const { isKept, text } = check();
    expect(isKept).toBe(false);
    expect(text).toContain('POST user/register: body.nickname is no longer looked at.');
    expect(text).toContain('Hurts released remotes and others who make this call.');
    expect(text).toContain(`raise API_CONTRACT in api/contract/contractNumber.ts to ${API_CONTRACT + 1}`);
  });

  it('is not built once a name that remotes take from the shell is gone', () => {
    releasedOtherwise(`platform/${CONTRACT}.json`, '"usePlatform"', '"usePlatform","usePortal"');
    expect(check().text).toContain('module @euro/platform/react: no longer has usePortal.');
  });

  it('is not written over what was released as long as that is broken', () => {
    const file = `platform/${CONTRACT}.json`;
    releasedOtherwise(file, '"team.saved@1"', '"team.saved@1","team.vanished@1"');
    const before = readFileSync(join(folder, file), 'utf8');
    expect(runContracts('release', REPOSITORY, folder).isKept).toBe(false);
    expect(readFileSync(join(folder, file), 'utf8')).toBe(before);
  });

  it('may break under the next number, which is then to be released, and is kept from there on', () => {
    const raised = withApi({ number: API_CONTRACT + 1, served: [API_CONTRACT, API_CONTRACT + 1] });
    expect(runContracts('check', REPOSITORY, folder, raised)).toEqual({
      isKept: false,
      text: `Contract ${API_CONTRACT + 1} of the API is not released yet: npm run contracts -- release\n`,
    });
    writeBaseline(folder, 'api', { ...describeApi(), number: API_CONTRACT + 1 });
    listNumber(folder, 'api', API_CONTRACT + 1);
    expect(runContracts('check', REPOSITORY, folder, raised)).toEqual({ isKept: true, text: '' });
  });

  it('is not released under the next number while the one before is not served', () => {
    const raised = withApi({ number: API_CONTRACT + 1, served: [API_CONTRACT + 1] });
    const sentence = `Of the API ${API_CONTRACT + 1} is served, and ${API_CONTRACT} and ${API_CONTRACT + 1} must be`;
    for (const verb of ['check', 'release'] as const) {
      expect(runContracts(verb, REPOSITORY, folder, raised)).toEqual({
        isKept: false,
        text: expect.stringContaining(sentence),
      });
    }
    expect(readdirSync(join(folder, 'api'))).toEqual([`${API_CONTRACT}.json`]);
  });

  it.each([
    ['api', API_CONTRACT],
    ['platform', CONTRACT],
    ['embeds', 1],
  ])('is missed when it is deleted, and not written again from what is there now: %s', (part, number) => {
    rmSync(join(folder, part, `${number}.json`));
    for (const verb of ['check', 'release'] as const) {
      const { isKept, text } = runContracts(verb, REPOSITORY, folder);
      expect([isKept, text]).toEqual([
        false,
        expect.stringContaining(`contracts/${part}/${number}.json is gone`),
      ]);
    }
    expect(existsSync(join(folder, part, `${number}.json`))).toBe(false);
  });

  it('is missed of the number before, too', () => {
    writeBaseline(folder, 'api', { ...describeApi(), number: API_CONTRACT + 1 });
    rmSync(join(folder, `api/${API_CONTRACT}.json`));
    const raised = withApi({ number: API_CONTRACT + 1, served: [API_CONTRACT, API_CONTRACT + 1] });
    const { isKept, text } = runContracts('check', REPOSITORY, folder, raised);
    expect([isKept, text]).toEqual([
      false,
      expect.stringContaining(`contracts/api/${API_CONTRACT}.json is gone`),
    ]);
  });

  it('is listed, every number of it, and stays listed', () => {
    const upTo = (number: number) => Array.from({ length: number }, (_, at) => at + 1);
    expect(JSON.parse(readFileSync(join(folder, 'released.json'), 'utf8'))).toEqual(
      Object.fromEntries(PARTS.map((part) => [part.part, upTo(part.describe(REPOSITORY)?.number ?? 0)])),
    );
    listNumber(folder, 'api', API_CONTRACT + 1);
    expect(releasedNumbers(folder, 'api')).toEqual(upTo(API_CONTRACT + 1));
    expect(releasedNumbers(folder, 'platform')).toEqual(upTo(CONTRACT));
  });

  it('never takes a number back, nor leaves one out', () => {
    writeFileSync(join(folder, `platform/${CONTRACT + 1}.json`), '{}');
    expect(check()).toEqual({ isKept: false, text: expect.stringContaining('raise it one at a time') });
  });
});
