import type { RegistryOptions } from '@euro/platform/host';
import { reportToConsole } from './reportToConsole.js';

/** True for a page that loads sections in development: `npm run dev` marks all, a portal those of who asked. */
export function isDeveloped(page: Document): boolean {
  return page.querySelector('meta[name="euro-dev"]') !== null;
}

/** The origins that a running portal lets this page load sections from; null where `npm run dev` serves it. */
export function developerOrigins(page: Document): readonly string[] | null {
  const origins = page.querySelector('meta[name="euro-dev"]')?.getAttribute('content')?.split(' ');
  return origins ?? (isDeveloped(page) ? null : []);
}

/** Applies a developer's overrides of this browser; the code is loaded only where there are any. */
export const applyOverridesLazily: NonNullable<RegistryOptions['overrule']> = async (remotes) => {
  const { applyOverrides: overrule, readDevToolsOverrides, readOverrides } = await import('./overrides.js');
  return overrule(remotes, {
    isProxied: developerOrigins(document) === null,
    overrides: { ...readDevToolsOverrides(window.localStorage), ...readOverrides(window.localStorage) },
    fetch: window.fetch.bind(window),
    report: (error) => reportToConsole(error, 'registry'),
  });
};
