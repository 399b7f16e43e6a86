import type { LogEntry } from './logEntry.js';

declare const __webpack_hash__: string;

/** Message of `/__live.js`. */
interface BuildNews {
  readonly standalone: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, readonly string[]>>;
}

/**
 * Applies new builds without losing the state of components; reloads the page where that is impossible.
 * @param note receives failed builds and applied updates
 */
export function followUpdates(note: (entry: LogEntry) => void): void {
  const hot = import.meta.webpackHot;
  const name = document.documentElement.dataset.remote ?? '';

  const apply = async ({ standalone, problems }: BuildNews) => {
    for (const problem of problems[name] ?? []) note({ kind: 'crash', text: problem });
    const newHash = standalone[name];
    if (!hot || !newHash || newHash === __webpack_hash__ || hot.status() !== 'idle') return;
    try {
      const updatedModules = await hot.check(true);
      if (!updatedModules) return window.location.reload();
      const [first, ...others] = updatedModules.map(String);
      const more = others.length > 0 ? ` and ${others.length} that use it` : '';
      note({ kind: 'stage', text: `updated in place: ${first}${more}` });
    } catch {
      window.location.reload();
    }
  };

  window.addEventListener('euro-dev', (event) => {
    if (event instanceof CustomEvent) void apply(event.detail as BuildNews);
  });
}
