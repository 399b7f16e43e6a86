import type { RegistryOptions } from '@euro/platform/host';
import { reportToConsole } from './reportToConsole.js';

/** Whether this page is served to who develops: `npm run dev` writes the mark into it. */
export function isDeveloped(page: Document): boolean {
  return page.querySelector('meta[name="euro-dev"]') !== null;
}

/** Puts the releases in place that a developer chose in this browser; fans never load the code for it. */
export const applyOverridesLazily: NonNullable<RegistryOptions['overrule']> = async (remotes) => {
  const { applyOverrides: overrule, readDevToolsOverrides, readOverrides } = await import('./overrides.js');
  return overrule(remotes, {
    overrides: { ...readDevToolsOverrides(window.localStorage), ...readOverrides(window.localStorage) },
    fetch: window.fetch.bind(window),
    report: (error) => reportToConsole(error, 'registry'),
  });
};
