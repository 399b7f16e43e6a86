import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVED_API_CONTRACTS } from '@euro/api-contract';
import { SERVED_CONTRACTS } from '@euro/platform';
import { compareApis } from './api/compareApis.js';
import { describeApi, type PromisedApi } from './api/describeApi.js';
import type { Part } from './baselines.js';
import type { Breakage } from './breakage.js';
import { compareKits, type PromisedKit } from './embeds/compareKits.js';
import { comparePlatforms } from './platform/comparePlatforms.js';
import { describePlatform, type PromisedPlatform } from './platform/describePlatform.js';
import { readDeclarations } from './platform/readDeclarations.js';

interface Numbered {
  readonly number: number;
}

interface Held<T extends Numbered> {
  readonly part: Part;
  /** What people call it. */
  readonly title: string;
  /** Where its number is raised. */
  readonly numberIn: string;
  /** Where the numbers that are served are named. */
  readonly servedIn: string;
  /** Numbers that are served, lowest first; null where nothing needs to be done for the one before. */
  served(): readonly number[] | null;
  /** Where the types of a number are written down, below the repository, where they are. */
  types?(number: number): string;
  /** As the sources say it; null where there is nothing of the kind. */
  describe(repository: string): T | null;
  compare(before: T, now: T): readonly Breakage[];
}

const api: Held<PromisedApi> = {
  part: 'api',
  title: 'the API',
  numberIn: 'API_CONTRACT in api/contract/contractNumber.ts',
  servedIn: 'SERVED_API_CONTRACTS in api/contract/contractNumber.ts',
  served: () => SERVED_API_CONTRACTS,
  describe: () => describeApi(),
  compare: compareApis,
};

const platform: Held<PromisedPlatform> = {
  part: 'platform',
  title: 'the platform',
  numberIn: 'CONTRACT in platform/src/contract/platform.ts',
  servedIn: 'SERVED_CONTRACTS in platform/src/contract/platform.ts',
  served: () => SERVED_CONTRACTS,
  types: (number) => `platform/src/contract/released/${number}.ts`,
  describe: (repository) => describePlatform(repository, readDeclarations(repository)),
  compare: comparePlatforms,
};

const embeds: Held<PromisedKit> = {
  part: 'embeds',
  title: 'the kit of embeds',
  numberIn: 'the number in embeds/elements.json',
  servedIn: 'the registry',
  served: () => null,
  describe(repository) {
    const file = join(repository, 'embeds/elements.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PromisedKit) : null;
  },
  compare: compareKits,
};

/** A part of the contract with what it is compared by, whatever shape its promises have. */
export type HeldPart = Held<Numbered>;

/** Everything that is held from one release to the next. */
export const PARTS: readonly HeldPart[] = [api, platform, embeds];
