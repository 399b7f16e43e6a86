import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders, REPOSITORY } from '@euro/release';
import { transformSync } from '@swc/core';
import { findTexts } from './findTexts.js';

/** A text of the portal that a translation gives. */
export interface PortalText {
  /** File from the repository, and the name in it: `mf-team/src/texts/badgeTexts.ts#badgeTexts`. */
  readonly catalogue: string;
  readonly key: string;
  readonly nl: string;
  readonly en: string;
}

/** The API, which reads its texts as it runs: `api/src/texts`. */
export const API = 'api';

/**
 * Packages whose texts are drawn in the portal by its scripts, and the API. Not those of the gateway and of embeds:
 * they read English where a page is in an added language (ADR 42).
 */
const PACKAGES = /^(shell|design-system|api|packages\/(game-ui|platform|contract)|mf-[\w-]+)$/;

/** Also the table of languages, which says what each is called in itself. */
const NO_SOURCE =
  /(^|\/)(node_modules|dist|\.types|testing|released|still|storybook-static)\/|languages\.ts$|\.(test|stories|d)\.tsx?$/;

/** True for a source that may hold texts. @param file from the repository, with slashes */
export function holdsPortalTexts(file: string): boolean {
  const folder = /^(?:packages\/)?[^/]+/.exec(file)?.[0] ?? '';
  return PACKAGES.test(folder) && /(\.tsx?|\/remote\.json)$/.test(file) && !NO_SOURCE.test(file);
}

/** Reads every text of the portal from its sources, in the order of files. */
export function readPortalTexts(repository = REPOSITORY): PortalText[] {
  return packageFolders()
    .filter((folder) => PACKAGES.test(folder))
    .toSorted()
    .flatMap((folder) => sourcesIn(repository, folder))
    .flatMap((file) => textsIn(file, readFileSync(join(repository, file), 'utf8')));
}

function sourcesIn(repository: string, folder: string): string[] {
  const walk = (path: string): string[] =>
    readdirSync(join(repository, path), { withFileTypes: true })
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap((entry) => {
        const inner = `${path}/${entry.name}`;
        if (entry.isDirectory()) return NO_SOURCE.test(`${inner}/`) ? [] : walk(inner);
        return holdsPortalTexts(inner) ? [inner] : [];
      });
  return walk(folder);
}

/** The texts of one source. @param file from the repository */
function textsIn(file: string, source: string): PortalText[] {
  if (!/\bnl\b/.test(source)) return [];
  const script = file.endsWith('.json') ? `export default ${source}` : compile(source);
  const texts = findTexts(script)
    // Phrases of the API are data: names of rankings.
    .filter(({ kind }) => kind === 'texts' || !isOfApi(file))
    .flatMap(({ kind, name, entries }) =>
      entries.map((entry) => ({ catalogue: catalogueOf(file, kind, name), ...entry })),
    );
  return [...new Map(texts.map((text) => [`${text.catalogue} ${text.key}`, text])).values()];
}

/** @param catalogue or file, from the repository */
export const isOfApi = (catalogue: string) => catalogue.startsWith(`${API}/`);

/** Phrases of one file are one catalogue, by their Dutch. */
export function catalogueOf(file: string, kind: 'texts' | 'phrase', name: string): string {
  return kind === 'texts' ? `${file}#${name}` : file;
}

function compile(source: string): string {
  return transformSync(source, {
    jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: !/<T[,>]/.test(source) } },
  }).code;
}
