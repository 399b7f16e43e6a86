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
