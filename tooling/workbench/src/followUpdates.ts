import type { LogEntry } from './logEntry.js';

declare const __webpack_hash__: string;

/** As `/__live.js` passes it on. */
interface News {
  readonly standalone: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, readonly string[]>>;
}

/**
 * Takes what was built anew without losing the state of components; what can't be taken so needs the page anew.
 * @param note is told of what could not be built, and of what was taken
 */
export function followUpdates(note: (entry: LogEntry) => void): void {
  const hot = import.meta.webpackHot;
  const name = document.documentElement.dataset.remote ?? '';

  const take = async ({ standalone, problems }: News) => {
    for (const problem of problems[name] ?? []) note({ kind: 'crash', text: problem });
    const wanted = standalone[name];
    if (!hot || !wanted || wanted === __webpack_hash__ || hot.status() !== 'idle') return;
    try {
      const updated = await hot.check(true);
      if (!updated) return window.location.reload();
      const [first, ...others] = updated.map(String);
      const more = others.length > 0 ? ` and ${others.length} that use it` : '';
      note({ kind: 'stage', text: `updated in place: ${first}${more}` });
    } catch {
      window.location.reload();
    }
  };

  window.addEventListener('euro-dev', (event) => {
    if (event instanceof CustomEvent) void take(event.detail as News);
  });
}
