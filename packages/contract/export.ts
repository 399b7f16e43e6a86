import * as z from 'zod';
import { competitionQuery, orNull, weekFilter } from './common.js';
import type { Endpoint } from './endpoint.js';
import { auditFilter, userFilter } from './operator.js';
import { orderFilter } from './payment.js';

/** A file of comma-separated values (RFC 4180, UTF-8 with a byte order mark), a row a line below their names. */
const csv = {
  access: 'session',
  role: 'operator',
  file: true,
  response: z.string(),
  errors: ['too-many-requests'],
} as const;

/** Lists of the desk as files; each leaves an entry `export.made` in the audit log. */
export const exportEndpoints = {
  'GET admin/exports/users': {
    ...csv,
    summary: 'All accounts that fit, with their addresses, newest first',
    query: userFilter,
  },
  'GET admin/exports/orders': {
    ...csv,
    role: 'treasurer',
    inAny: true,
    summary: 'All orders that fit, newest first; amounts in euros',
    query: orderFilter,
  },
  'GET admin/exports/audit': {
    ...csv,
    summary: 'All entries of the audit log that fit, newest first',
    query: auditFilter,
  },
  'GET admin/exports/ranking': {
    ...csv,
    summary: 'Every place of a ranking: `general` after a matchday, or `week` of one',
    query: competitionQuery.extend({
      type: z.enum(['general', 'week']).default('general'),
      /** When left out, the last one with points. */
      weekId: orNull(weekFilter),
    }),
    errors: ['not-found', 'too-many-requests'],
  },
  'GET admin/exports/winners': {
    ...csv,
    summary: 'Who won which prize, in rankings whose last matchday is confirmed',
    query: competitionQuery,
    errors: ['not-found', 'too-many-requests'],
  },
} as const satisfies Record<string, Endpoint>;
