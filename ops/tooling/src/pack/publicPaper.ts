import { join, normalize } from 'node:path';

/** A page of documentation that a tarball contains. */
export interface Paper {
  readonly text: string;
  /** Folder of the package in the repository: `packages/platform`. */
  readonly folder: string;
  /** Whether the tarball contains a file of the package. */
  readonly has: (path: string) => boolean;
  /** Address of the repository's files, with a slash at the end. */
  readonly repository: string;
}

const LINK = /\]\((?![a-z]+:|#|\/)([^)#\s]+)(#[^)\s]*)?\)/g;

/** Points the links that lead out of a tarball to the repository. */
export function publicPaper({ text, folder, has, repository }: Paper): string {
  return text.replace(LINK, (link, address: string, anchor = '') =>
    has(normalize(address)) ? link : `](${repository}${join(folder, address)}${anchor})`,
  );
}
