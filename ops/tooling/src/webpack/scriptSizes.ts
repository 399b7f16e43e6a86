import { gzipSync } from 'node:zlib';
import type { Compilation } from 'webpack';

/** Bytes of each script as sent: its brotli twin when there is one. */
export function scriptSizes(compilation: Compilation): Record<string, number> {
  const bytes: Record<string, number> = {};
  for (const { name } of compilation.getAssets()) {
    if (!name.endsWith('.js')) continue;
    const asset = compilation.getAsset(`${name}.br`) ?? compilation.getAsset(name);
    if (asset) bytes[name] = asset.source.size();
  }
  return bytes;
}

/** Compression level of the compressed files. */
const LEVEL = 9;

/** Bytes of scripts together, each as gzip sends it. */
export function gzipSizes(compilation: Compilation, files: Iterable<string>): number {
  const bytesOf = (file: string) =>
    gzipSync(compilation.getAsset(file)?.source.buffer() ?? '', { level: LEVEL }).length;
  return [...files].filter((file) => file.endsWith('.js')).reduce((total, file) => total + bytesOf(file), 0);
}
