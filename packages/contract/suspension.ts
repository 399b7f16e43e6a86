import * as z from 'zod';
import { SUSPENSION_DAYS } from './choices.js';

/** Days for which an account is suspended; null: until an operator lifts it. */
export const suspensionDays = z.union([z.literal(SUSPENSION_DAYS), z.null()]);

/**
 * Why, sent to the person by the help desk, where he can answer; a sentence with the end is added. 1500 characters fit
 * in every language.
 */
export const suspensionNotice = z.string().trim().min(1).max(20_000);
