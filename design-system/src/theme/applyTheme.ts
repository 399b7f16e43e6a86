/** The visitor's choice; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** Puts the choice on the document (or a shadow host): `data-theme` is absent for `system`. */
export function applyTheme(choice: ThemeChoice, host: HTMLElement = document.documentElement): void {
  if (choice === 'system') delete host.dataset.theme;
  else host.dataset.theme = choice;
}

/** The theme that is on screen now. */
export function shownTheme(host: HTMLElement = document.documentElement): 'light' | 'dark' {
  const choice = host.dataset.theme;
  if (choice === 'light' || choice === 'dark') return choice;
  return globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
