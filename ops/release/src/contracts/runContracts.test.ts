import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_CONTRACT } from '@euro/api-contract';
import { CONTRACT, SERVED_CONTRACTS } from '@euro/platform';
import { REPOSITORY } from '../registry/repository.js';
import { describeApi } from './api/describeApi.js';
import { listNumber, releasedNumbers, writeBaseline } from './baselines.js';
import { diffContracts, diffValues } from './diffContracts.js';
import { PARTS } from './parts.js';
import { runContracts } from './runContracts.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contracts-'));
  cpSync(join(REPOSITORY, 'ops/release/contracts'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const check = () => runContracts('check', REPOSITORY, folder);

/** Adds something to the released contracts, which the current sources then lack. */
function releasedOtherwise(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

/** Sets another number of the API in the sources. */
function withApi({ number, served }: { readonly number: number; readonly served: readonly number[] }) {
  return PARTS.map((part) =>
    part.part === 'api'
      ? { ...part, describe: () => ({ ...describeApi(), number }), served: () => served }
      : part,
  );
}

describe('the contracts of the repository', () => {
  it('are compatible with the released ones', () => {
    expect(check()).toEqual({ isCompatible: true, text: '' });
  });

  it('are served under the current number, and under the one before it where that was released', () => {
    const before = releasedNumbers(folder, 'platform').filter((number) => number === CONTRACT - 1);
    expect(SERVED_CONTRACTS).toEqual([...before, CONTRACT]);
  });

  it('fail the build when a field of a response is removed, with its call and an alternative', () => {
    releasedOtherwise(
      `api/${API_CONTRACT}.json`,
      '"firstName":{',
      '"nickname":{"type":"string"},"firstName":{',
    );
    const { isCompatible, text } = check();
    expect(isCompatible).toBe(false);
    expect(text).toContain('POST user/register: body.nickname is no longer looked at.');
    expect(text).toContain('Hurts released remotes and others who make this call.');
    expect(text).toContain(
      `raise API_CONTRACT in packages/contract/contractNumber.ts to ${API_CONTRACT + 1}`,
    );
  });

  it('are diffed with the released ones, a value a line', () => {
    const before = diffContracts(REPOSITORY, folder);
    releasedOtherwise(
      `api/${API_CONTRACT}.json`,
      '"firstName":{"type":"string"',
      '"firstName":{"type":"number"',
    );
    const after = diffContracts(REPOSITORY, folder);
    expect(after.filter((line) => !before.includes(line))).toEqual([
      expect.stringMatching(/^- api .*firstName\.type: "number"$/),
      expect.stringMatching(/^\+ api .*firstName\.type: "string"$/),
    ]);
  });

  it('fail the build when the shell no longer exports a shared name', () => {
    releasedOtherwise(`platform/${CONTRACT}.json`, '"usePlatform"', '"usePlatform","usePortal"');
    expect(check().text).toContain('module @euro/platform/react: no longer has usePortal.');
  });

  it('don’t replace the released ones while they are incompatible', () => {
    const file = `platform/${CONTRACT}.json`;
    releasedOtherwise(file, '"team.saved@1"', '"team.saved@1","team.vanished@1"');
    const before = readFileSync(join(folder, file), 'utf8');
    expect(runContracts('release', REPOSITORY, folder).isCompatible).toBe(false);
    expect(readFileSync(join(folder, file), 'utf8')).toBe(before);
  });

  it('may break under the next number, which is then released and binding', () => {
    const raised = withApi({ number: API_CONTRACT + 1, served: [API_CONTRACT, API_CONTRACT + 1] });
    expect(runContracts('check', REPOSITORY, folder, raised)).toEqual({
      isCompatible: false,
      text: `Contract ${API_CONTRACT + 1} of the API is not released yet: npm run contracts -- release\n`,
    });
    writeBaseline(folder, 'api', { ...describeApi(), number: API_CONTRACT + 1 });
    listNumber(folder, 'api', API_CONTRACT + 1);
    expect(runContracts('check', REPOSITORY, folder, raised)).toEqual({ isCompatible: true, text: '' });
  });

  it('are not released under the next number while the one before is not served', () => {
    const raised = withApi({ number: API_CONTRACT + 1, served: [API_CONTRACT + 1] });
    const sentence = `Of the API ${API_CONTRACT + 1} is served, and ${API_CONTRACT} and ${API_CONTRACT + 1} must be`;
    for (const verb of ['check', 'release'] as const) {
      expect(runContracts(verb, REPOSITORY, folder, raised)).toEqual({
        isCompatible: false,
        text: expect.stringContaining(sentence),
      });
    }
    expect(readdirSync(join(folder, 'api'))).toEqual([`${API_CONTRACT}.json`]);
  });

  it.each([
    ['api', API_CONTRACT],
    ['platform', CONTRACT],
    ['embeds', 1],
  ])('fail when a released file is deleted, which is not restored from the sources: %s', (part, number) => {
    rmSync(join(folder, part, `${number}.json`));
    for (const verb of ['check', 'release'] as const) {
      const { isCompatible, text } = runContracts(verb, REPOSITORY, folder);
      expect([isCompatible, text]).toEqual([
        false,
        expect.stringContaining(`contracts/${part}/${number}.json is gone`),
      ]);
    }
    expect(existsSync(join(folder, part, `${number}.json`))).toBe(false);
  });

  it('fail when a file of the number before is deleted', () => {
    writeBaseline(folder, 'api', { ...describeApi(), number: API_CONTRACT + 1 });
    rmSync(join(folder, `api/${API_CONTRACT}.json`));
    const raised = withApi({ number: API_CONTRACT + 1, served: [API_CONTRACT, API_CONTRACT + 1] });
    const { isCompatible, text } = runContracts('check', REPOSITORY, folder, raised);
    expect([isCompatible, text]).toEqual([
      false,
      expect.stringContaining(`ops/release/contracts/api/${API_CONTRACT}.json is gone`),
    ]);
  });

  it('are listed by number, without a gap up to the current one', () => {
    for (const { part, describe } of PARTS) {
      const listed = releasedNumbers(folder, part);
      const first = listed[0] ?? 0;
      expect(listed).toEqual(listed.map((_, at) => first + at));
      expect(listed.at(-1)).toBe(describe(REPOSITORY)?.number);
    }
    listNumber(folder, 'api', API_CONTRACT + 1);
    expect(releasedNumbers(folder, 'api')).toEqual([API_CONTRACT, API_CONTRACT + 1]);
  });

  it('never lower or skip a number', () => {
    writeFileSync(join(folder, `platform/${CONTRACT + 1}.json`), '{}');
    expect(check()).toEqual({ isCompatible: false, text: expect.stringContaining('raise it one at a time') });
  });
});

it('the OpenAPI documents of two releases are compared a value a line', () => {
  const before = { paths: { '/news': { get: { tags: ['news'], deprecated: true } } } };
  const after = { paths: { '/news': { get: { tags: ['news'], summary: 'News' } } } };
  expect(diffValues(before, after)).toEqual([
    '- paths./news.get.deprecated: true',
    '+ paths./news.get.summary: "News"',
  ]);
});
