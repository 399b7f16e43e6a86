import type { Report } from '@euro/platform/host';

/** Failures of remotes and of the shell, with who it was; the operator's tools read the console. */
export const reportToConsole: Report = (error, source, context) => {
  console.error(`[${source}]`, error, ...(context ? [context] : []));
};
