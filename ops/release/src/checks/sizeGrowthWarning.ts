import type { RegisteredRelease } from '../registry/storedRegistry.js';

const MUCH = 1.2;

/** A warning when the scripts are a fifth larger than those of the active release; null otherwise. */
export function sizeGrowthWarning(
  release: RegisteredRelease['manifest'],
  active: RegisteredRelease['manifest'] | undefined,
): string | null {
  if (!active) return null;
  const [now, before] = [weightOf(release), weightOf(active)];
  if (before === 0 || now <= before * MUCH) return null;
  const percent = Math.round((now / before - 1) * 100);
  return `${release.name} ${release.version} is ${percent} % bigger than ${active.version}: ${kilobytes(now)} of scripts as sent, instead of ${kilobytes(before)}.`;
}

/** Bytes of all scripts as sent. */
export const weightOf = ({ sizes }: RegisteredRelease['manifest']) =>
  Object.values(sizes).reduce((sum, size) => sum + size, 0);

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
