import * as z from 'zod';

/** Why something is done: kept in the audit log. */
export const reason = z.string().trim().min(3).max(500);
