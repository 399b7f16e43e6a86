import * as z from 'zod/mini';
import { routePath } from './parts.js';

/** The format of a release's stills; a gateway ignores those of any other. */
export const STILLS_FORMAT = 1;

/** A static rendering of a page: its markup, and the rules of it. */
const still = z.object({ html: z.string(), css: z.string() });

/** By kind of reader. A page for signed-in users has none for visitors. */
const stillsOfReaders = z.object({ visitor: z.optional(still), member: still });

/** `stills.json` of a release: its pages while they are loading, by route and language. */
export const remoteStills = z.object({
  format: z.literal(STILLS_FORMAT),
  pages: z.record(routePath, z.object({ nl: stillsOfReaders, en: stillsOfReaders })),
});
export type RemoteStills = z.infer<typeof remoteStills>;
export type RemoteStill = z.infer<typeof still>;
