/** What the visitor chose; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** Puts the choice on the document (or a shadow host): `data-theme` is absent for `system`. */
export function applyTheme(choice: ThemeChoice, host: HTMLElement = document.documentElement): void {
  if (choice === 'system') delete host.dataset.theme;
  else host.dataset.theme = choice;
}

/** The theme that is on screen now. */
export function shownTheme(host: HTMLElement = document.documentElement): 'light' | 'dark' {
  const chosen = host.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
