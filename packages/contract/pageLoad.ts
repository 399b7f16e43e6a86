import * as z from 'zod';

/** Calls of a page load that are reported: its first ones. */
export const MAX_LOAD_CALLS = 20;

/** Milliseconds since the navigation began: without the browser's clock, which may be wrong. */
const milliseconds = z.int().min(0).max(600_000);

const call = z.strictObject({
  /** Its path without a query; `*` in place of ids and codes: `/api/team/*`. */
  path: z.string().regex(/^\/api(\/([a-z]+(-[a-z]+)*|\*)){1,8}$/),
  startedAt: milliseconds,
  endedAt: milliseconds,
});

/**
 * How a page was loaded, as its browser measured it: the browser's part of the trace that the gateway began. Holds
 * nothing about who loaded it.
 */
export const pageLoad = z
  .strictObject({
    /** From `Server-Timing` of the page (W3C Trace Context); only sampled pages have it. */
    traceparent: z.string().regex(/^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-01$/),
    /** Kind of page, `/team/:id`; null where the portal has none. */
    path: z
      .string()
      .regex(/^\/[\w:/-]{0,99}$/)
      .nullable(),
    /** Version of the shell. */
    release: z.string().regex(/^[\w.+-]{1,64}$/),
    loadedAt: milliseconds,
    sentAt: milliseconds,
    firstContentfulPaint: milliseconds.optional(),
    largestContentfulPaint: milliseconds.optional(),
    calls: z.array(call).max(MAX_LOAD_CALLS),
  })
  .refine(
    ({ loadedAt, sentAt, calls }) =>
      loadedAt <= sentAt &&
      calls.every(({ startedAt, endedAt }) => startedAt <= endedAt && endedAt <= sentAt),
  );
export type PageLoad = z.infer<typeof pageLoad>;
