import * as z from 'zod';
import { done, moment } from './common.js';
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
  /**
   * Places in scripts of releases that the error passed, innermost first: `/remotes/mf-team/1.0.0-ab/chunks/12.js:1:234`.
   */
  frames: z
    .array(z.string().regex(/^\/remotes\/[\w./@+-]{1,200}:\d{1,7}:\d{1,7}$/))
    .max(10)
    .optional(),
  /** Path of the portal without its query: `/team/12`. */
  path: z.string().max(200).optional(),
  /** Occurrences since the last report. */
  count: z.int().min(1).max(1000).default(1),
});
export type Fault = z.infer<typeof fault>;

/** The same fault of a release, however often and in however many browsers. */
export const faultGroup = z.object({
  remote: z.string(),
  /** Null when no release was loaded. */
  release: z.string().nullable(),
  code: z.string(),
  /** The error's own words; empty where a release has too many different ones. */
  message: z.string(),
  /** Places that the error passed, innermost first; the gateway names the sources where it has the release's maps. */
  frames: z.array(z.string()),
  /** Kind of page of the first report, `/team/:id`; empty when unknown. */
  path: z.string(),
  count: z.number().int(),
  /** Real time. */
  firstAt: moment,
  lastAt: moment,
});
export type FaultGroup = z.infer<typeof faultGroup>;

/** Faults of a release in all browsers since it was first reported. */
export const faultyRelease = faultGroup.pick({ remote: true, release: true, count: true, lastAt: true });
export type FaultyRelease = z.infer<typeof faultyRelease>;

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
  'GET admin/faults': {
    access: 'session',
    role: 'operator',
    summary: 'Faults in browsers during the last two weeks, by release and by place',
    response: z.object({
      /** The release with the newest fault first, fifty at most. */
      releases: z.array(faultyRelease),
      /** The most frequent of those releases first, a hundred at most. */
      groups: z.array(faultGroup),
    }),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
