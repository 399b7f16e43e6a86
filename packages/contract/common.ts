import * as z from 'zod';
import { LANGUAGES, type Language } from './languages.js';

const DECIMAL = /^-?\d{1,16}(\.\d{1,16})?$/;

/**
 * A number as a path, a query or a body gives it: a JSON number, or its decimal digits as text. Nothing else is one, so
 * that `true`, an empty text, `0x1` or `1e3` is refused instead of read as a number.
 */
export function numeric<T extends z.ZodType>(schema: T) {
  return z.preprocess(
    (value) => (typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value),
    schema,
  );
}

/**
 * A filter of a query: without one it is left out, empty, or the text `null`, as the specification's client sends it
 * (spec §7).
 */
export function orNull<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === 'null' || value === '' ? undefined : value), schema.optional());
}

/** A text that a client may also send as a finite number, such as a postcode. */
export function textual<T extends z.ZodType>(schema: T) {
  return z.preprocess(
    (value) => (typeof value === 'number' && Number.isFinite(value) ? String(value) : value),
    schema,
  );
}

/** The competition of a call; the defaults are the only competition of most installations. */
export const competitionQuery = z.object({
  competitionFeed: z.string().max(16).optional(),
  seasonId: numeric(z.number().int()).optional(),
});

/** Page numbers start at 1 (spec §7, §9). */
export const pageQuery = z.object({
  pageNumber: numeric(z.number().int().min(1).max(1_000_000)).default(1),
  pageRecords: numeric(z.number().int().min(1).max(100)).default(10),
});

/** A matchday number; `-1` in a filter means all matchdays (spec §9). */
export const weekId = numeric(z.number().int().min(1).max(99));
export const weekFilter = numeric(z.number().int().min(-1).max(99));

export const id = numeric(z.number().int().min(1).max(Number.MAX_SAFE_INTEGER));

/** Moments travel as ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** `0` or `1`, as the specification's flags are (spec §3). */
export const flag = z.union([z.literal(0), z.literal(1)]);

export const positionId = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** Every failed call answers this shape with a status of 400 or more. */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    details: z.unknown().optional(),
    requestId: z.string().optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** A call that only acknowledges. */
export const done = z.object({ ok: z.literal(true) });

/** A language that is added to those of the product by files (ADR 42): `fr`, `en-XA`. */
export const translationCode = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/);

/** A language of the product by its code. */
export const languageCode = z.enum(Object.keys(LANGUAGES) as Language[]);

/** Yes or no in a form or an address; no when left out. */
export const formFlag = z
  .enum(['true', 'false'])
  .optional()
  .transform((text) => text === 'true');
