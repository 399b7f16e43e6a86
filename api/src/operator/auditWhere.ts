import type { ParsedQueryOf } from '@euro/api-contract';
import type { WhereOptions } from 'sequelize';

/** The condition of a list of the audit log. */
export function auditWhere({
  action,
  subject,
  actorId,
}: ParsedQueryOf<'GET admin/exports/audit'>): Exclude<WhereOptions, readonly unknown[]> {
  return {
    ...(action ? { action } : {}),
    ...(subject ? { subject } : {}),
    ...(actorId === undefined ? {} : { actorId }),
  };
}
