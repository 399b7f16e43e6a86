declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(page: Window): void;
}

interface Window {
  /** Fast Refresh of the React that the shell shares. */
  euroRefresh?: object;
  /** By remote, a function that applies the build with this hash; false when the page must load the remote again. */
  euroHot?: Record<string, (hash: string) => Promise<boolean>>;
}
