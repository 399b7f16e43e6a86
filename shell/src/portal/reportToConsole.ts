import type { Report } from '@euro/platform/host';

/** Logs failures of remotes and of the shell, by name, for the operator's tools that read the console. */
export const reportToConsole: Report = (error, source, context) => {
  console.error(`[${source}]`, error, ...(context ? [context] : []));
};
