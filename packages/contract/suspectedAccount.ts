import * as z from 'zod';
import { id, moment } from './common.js';

/** An account that may be of the same person as another one, and what both have in common. */
export const suspectedAccount = z.object({
  id,
  name: z.string(),
  createdAt: moment,
  /** `mailbox`: mail for both addresses comes together; `browser`: sign-ins from the same kind of browser. */
  signals: z.array(z.enum(['mailbox', 'name', 'browser', 'league'])).min(1),
});
export type SuspectedAccount = z.infer<typeof suspectedAccount>;
