import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PackImport } from '@euro/api-contract';
import { unzipSync } from 'fflate';

const MAX_FILES = 200;
/** Bytes of all files together, above any league of clubs. */
const MAX_BYTES = 40 * 1024 * 1024;
/** Tables shrink to a tenth; what shrinks to less than this is made to fill memory. */
const MAX_RATIO = 200;
/** Letters, digits, dots, dashes and underscores in at most three folders; no segment begins with a dot. */
const NAME = /^(?:[\w-][\w.-]{0,79}\/){0,3}[\w-][\w.-]{0,79}$/;
/** What macOS and Windows add to archives by themselves. */
const OF_SYSTEMS = /^__MACOSX\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;
const FILE = 'competition.json';

type Unpacked<T> =
  | { readonly ok: true; readonly result: T }
  | { readonly ok: false; readonly problem: Problem };
type Problem = PackImport['problems'][number];

/**
 * Writes the files of a zip to a folder of its own, which is removed after `use`. The pack may be in one folder of the
 * zip. Sizes and names are checked before anything is unpacked.
 */
export async function withUnpackedPack<T>(
  zip: Uint8Array,
  use: (folder: string) => Promise<T>,
): Promise<Unpacked<T>> {
  let files: Readonly<Record<string, Uint8Array>>;
  try {
    files = readZip(zip);
    const folderName = Object.keys(files).find((name) =>
      Object.keys(files).some((one) => one.startsWith(`${name}/`)),
    );
    if (folderName) throw new PackProblem(folderName, 'It is a file and a folder at once.');
  } catch (error) {
    return { ok: false, problem: error instanceof PackProblem ? error.problem : NO_ZIP };
  }
  const roots = Object.keys(files).filter((name) => /^([^/]+\/)?competition\.json$/.test(name));
  const root = FILE in files ? FILE : roots[0];
  if (root !== FILE && roots.length > 1)
    return { ok: false, problem: problemOf(ZIP, `It contains several packs: ${roots.join(', ')}.`) };
  const inPack = root?.slice(0, -FILE.length) ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'euro-pack-'));
  try {
    for (const [name, bytes] of Object.entries(files)) {
      if (!name.startsWith(inPack)) continue;
      const path = join(folder, name.slice(inPack.length));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
    }
    return { ok: true, result: await use(folder) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The files by name, without folders and what systems add. */
function readZip(zip: Uint8Array): Record<string, Uint8Array> {
  const names = new Set<string>();
  let bytes = 0;
  let packed = 0;
  return unzipSync(zip, {
    filter: ({ name, size, originalSize }) => {
      if (name.endsWith('/') || OF_SYSTEMS.test(name)) return false;
      if (!NAME.test(name)) throw new PackProblem(name.slice(0, 80), 'No file of a pack has such a name.');
      if (names.has(name)) throw new PackProblem(name, 'The zip contains this file twice.');
      names.add(name);
      bytes += Math.max(size, originalSize);
      packed += size;
      if (names.size > MAX_FILES) throw new PackProblem(ZIP, `It has more than ${MAX_FILES} files.`);
      // Entries that share bytes of the zip.
      if (packed > zip.length) throw new PackProblem(name, 'The zip contains these bytes twice.');
      if (bytes > MAX_BYTES || originalSize > size * MAX_RATIO + 1024)
        throw new PackProblem(name, `Unpacked, the zip is too large; ${MAX_BYTES / 1024 / 1024} MB fit.`);
      return true;
    },
  });
}

const ZIP = 'zip';

class PackProblem extends Error {
  readonly problem: Problem;

  constructor(file: string, message: string) {
    super(message);
    this.problem = problemOf(file, message);
  }
}

const problemOf = (file: string, message: string): Problem => ({ file, line: null, column: null, message });

const NO_ZIP = problemOf(ZIP, 'This is not a zip that can be read.');
