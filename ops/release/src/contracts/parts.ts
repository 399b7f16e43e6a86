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

interface StoredPart<T extends Numbered> {
  readonly part: Part;
  /** Name in messages. */
  readonly title: string;
  /** File that declares its number. */
  readonly numberIn: string;
  /** File that lists the served numbers. */
  readonly servedIn: string;
  /** Served numbers in ascending order; null where the number before needs no support. */
  served(): readonly number[] | null;
  /** Path of the stored types of a number, where the part stores them. */
  types?(number: number): string;
  /** Describes the part from the sources; null where the repository has none. */
  describe(repository: string): T | null;
  compare(before: T, now: T): readonly Breakage[];
}

const api: StoredPart<PromisedApi> = {
  part: 'api',
  title: 'the API',
  numberIn: 'API_CONTRACT in packages/contract/contractNumber.ts',
  servedIn: 'SERVED_API_CONTRACTS in packages/contract/contractNumber.ts',
  served: () => SERVED_API_CONTRACTS,
  describe: () => describeApi(),
  compare: compareApis,
};

const platform: StoredPart<PromisedPlatform> = {
  part: 'platform',
  title: 'the platform',
  numberIn: 'CONTRACT in packages/platform/src/contract/platform.ts',
  servedIn: 'SERVED_CONTRACTS in packages/platform/src/contract/platform.ts',
  served: () => SERVED_CONTRACTS,
  types: (number) => `packages/platform/src/contract/released/${number}.ts`,
  describe: (repository) => describePlatform(repository, readDeclarations(repository)),
  compare: comparePlatforms,
};

const embeds: StoredPart<PromisedKit> = {
  part: 'embeds',
  title: 'the kit of embeds',
  numberIn: 'the number in packages/embeds/elements.json',
  servedIn: 'the registry',
  served: () => null,
  describe(repository) {
    const file = join(repository, 'packages/embeds/elements.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PromisedKit) : null;
  },
  compare: compareKits,
};

/** A part of the contract with its comparison, independent of its shape. */
export type HeldPart = StoredPart<Numbered>;

/** All parts of the contract. */
export const PARTS: readonly HeldPart[] = [api, platform, embeds];
