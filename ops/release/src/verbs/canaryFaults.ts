/** Faults that say nothing of a release: what is left on a page, and reports beyond the limit. */
const NOT_COUNTED = new Set(['left-behind', 'more']);

const LINE = /^client_faults_total\{([^}]*)\} (\d+(?:\.\d+)?(?:e\+?\d+)?)$/gm;

/** Faults of a remote in the metrics of a process, by release. */
export function faultsIn(metrics: string, remote: string): ReadonlyMap<string, number> {
  const faults = new Map<string, number>();
  for (const [, labels = '', count = '0'] of metrics.matchAll(LINE)) {
    const { remote: of, release, code = '' } = labelsIn(labels);
    if (of !== remote || release === undefined || NOT_COUNTED.has(code)) continue;
    faults.set(release, (faults.get(release) ?? 0) + Number(count));
  }
  return faults;
}

function labelsIn(text: string): Record<string, string | undefined> {
  return Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}

/** Sums counters of several processes from now on, of which each begins at zero when it is started again. */
export function createFaultSums() {
  const last = new Map<string, number>();
  const sums = new Map<string, number>();
  return {
    /** The first reading of a process is where it begins. */
    add(process: string, faults: ReadonlyMap<string, number>): void {
      const isFirst = !last.has(process);
      last.set(process, 0);
      for (const [release, count] of faults) {
        const key = `${process} ${release}`;
        const before = last.get(key) ?? 0;
        if (!isFirst)
          sums.set(release, (sums.get(release) ?? 0) + (count >= before ? count - before : count));
        last.set(key, count);
      }
    },
    of: (release: string) => sums.get(release) ?? 0,
  };
}

interface Share {
  readonly faults: number;
  readonly percent: number;
}

/** Whether a canary breaks more often than the release before it, in proportion to their shares of the browsers. */
export function isWorse(
  canary: Share,
  active: Share,
  { factor, least }: { readonly factor: number; readonly least: number },
): boolean {
  if (canary.faults < least) return false;
  // Everybody tries it: there is nothing to compare with.
  if (active.percent <= 0) return true;
  return canary.faults / canary.percent > (factor * active.faults) / active.percent;
}
