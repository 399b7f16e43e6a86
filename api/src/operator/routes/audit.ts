import { Op } from 'sequelize';
import { route } from '../../http/index.js';
import { nameActors } from '../nameActors.js';

export const listAudit = route('GET admin/audit', async ({ context, query }) => {
  const { action, subject, pageNumber, pageRecords } = query;
  const { AuditEntry } = context.models;
  // A range of the key: both databases walk along it from its end.
  const where = { id: { [Op.gt]: 0 }, ...(action ? { action } : {}), ...(subject ? { subject } : {}) };
  const totalRecords = await AuditEntry.count({ where });
  const rows = await AuditEntry.findAll({
    where,
    order: [['id', 'DESC']],
    limit: pageRecords,
    offset: (pageNumber - 1) * pageRecords,
    raw: true,
  });
  const actorOf = await nameActors(
    context,
    rows.map(({ actorId }) => actorId),
  );
  const entries = rows.map((row) => ({
    id: row.id,
    at: new Date(Number(row.at)).toISOString(),
    actor: actorOf(row.actorId),
    action: row.action,
    subject: row.subject,
    reason: row.reason,
    details: JSON.parse(row.details),
  }));
  return { totalRecords, entries };
});
