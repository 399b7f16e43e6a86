import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Build, integrityOf } from '../registry/build.js';
import { type Check, preloadedBy, sentSize } from './check.js';

const UNPACK = [
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
] as const;

/**
 * Checks that every file of the manifest exists with its hash, and that the compressed copies have the same content.
 */
export const filesAsListed: Check = (build) => {
  const { files, manifest } = build;
  const hashedFiles = [
    { file: manifest.entry, integrity: manifest.integrity },
    ...('stills' in manifest && manifest.stills ? [manifest.stills] : []),
  ];
  const listedFiles = new Set([
    ...hashedFiles.map(({ file }) => file),
    ...preloadedBy(manifest),
    ...Object.keys(manifest.sizes),
  ]);
  const missing = [...listedFiles].filter((file) => !files.has(file));
  return [
    ...missing.map((file) =>
      finding(build, 'file-missing', `manifest.json names ${file}, which was not built`),
    ),
    ...hashedFiles.flatMap(({ file, integrity }) => {
      const bytes = files.get(file);
      const sentence = `${file} is not the file that manifest.json has the integrity of`;
      return bytes && integrityOf(bytes) !== integrity ? [finding(build, 'integrity-differs', sentence)] : [];
    }),
    ...Object.entries(manifest.sizes)
      .filter(([file, size]) => files.has(file) && sentSize(build, file) !== size)
      .map(([file]) => finding(build, 'size-differs', `${file} is not as big as manifest.json says`)),
    ...twinsThatDiffer(build).map((twin) =>
      finding(build, 'twin-differs', `${twin} does not unpack to the file it is named after`),
    ),
  ];
};

function twinsThatDiffer({ files }: Build): string[] {
  return [...files].flatMap(([file, bytes]) => {
    const [suffix, unpack] = UNPACK.find(([end]) => file.endsWith(end)) ?? [];
    if (!suffix || !unpack) return [];
    try {
      return unpack(bytes).equals(files.get(file.slice(0, -suffix.length)) ?? Buffer.of()) ? [] : [file];
    } catch {
      return [file];
    }
  });
}

const finding = ({ name }: Build, code: string, what: string) => ({
  code,
  sentence: `${what}: build ${name} again (npm run build -- ${name} --force).`,
});
