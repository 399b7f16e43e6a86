import * as z from 'zod';
import { done } from './common.js';
import type { Endpoint } from './endpoint.js';

/** Faults that one call may report; a browser with more reports the first and counts the rest. */
export const MAX_FAULTS = 20;

/** Codes of today's portals; others are accepted, too, since a newer shell may have more. */
export const FAULT_CODES: readonly string[] = [
  ...['registry-unreachable', 'entry-invalid', 'manifest-missing', 'manifest-invalid'],
  ...['contract-too-old', 'contract-too-new', 'script-missing', 'script-refused', 'script-threw'],
  ...['chunk-missing', 'share-refused', 'module-missing', 'embed-missing'],
  ...['mount-threw', 'render-threw', 'renders-endlessly', 'navigates-endlessly', 'left-behind'],
  ...['hangs', 'error', 'more'],
];

/** Something that went wrong in a browser, as the shell saw it. Holds nothing about who it happened to. */
export const fault = z.object({
  /** `script-missing`: a failure's code, or `error` for what a part survived. */
  code: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  /** Source of the fault: `mf-team`, `shell`, `registry`. */
  remote: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/),
  /** Version of that release; null when none was loaded. */
  release: z
    .string()
    .regex(/^[\w.+-]{1,64}$/)
    .nullable(),
  /** The error's own words, for the log. */
  message: z.string().max(500).optional(),
  /** Path of the portal without its query: `/team/12`. */
  path: z.string().max(200).optional(),
  /** Occurrences since the last report. */
  count: z.int().min(1).max(1000).default(1),
});
export type Fault = z.infer<typeof fault>;

export const faultEndpoints = {
  'POST faults': {
    summary: 'Reports what went wrong in a browser: seen in the metrics by release, remote and code',
    access: 'open',
    body: z.object({
      faults: z.array(fault).min(1).max(MAX_FAULTS),
      widgetUser: z.string().max(200).optional(),
    }),
    response: done,
    errors: ['too-many-requests'],
  },
} as const satisfies Record<string, Endpoint>;
