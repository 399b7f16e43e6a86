import type { RegistryOptions } from '@euro/platform/host';
import { reportToConsole } from './reportToConsole.js';

/** True for a page served by `npm run dev`, which marks it. */
export function isDeveloped(page: Document): boolean {
  return page.querySelector('meta[name="euro-dev"]') !== null;
}

/** Applies a developer's overrides of this browser; the code is loaded only where there are any. */
export const applyOverridesLazily: NonNullable<RegistryOptions['overrule']> = async (remotes) => {
  const { applyOverrides: overrule, readDevToolsOverrides, readOverrides } = await import('./overrides.js');
  return overrule(remotes, {
    overrides: { ...readDevToolsOverrides(window.localStorage), ...readOverrides(window.localStorage) },
    fetch: window.fetch.bind(window),
    report: (error) => reportToConsole(error, 'registry'),
  });
};
