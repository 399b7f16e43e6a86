import { Op } from 'sequelize';
import { route } from '../../http/index.js';
import { auditWhere } from '../auditWhere.js';
import { presentEntries } from '../presentEntries.js';

export const listAudit = route('GET admin/audit', async ({ context, query }) => {
  const { pageNumber, pageRecords } = query;
  // A range of the key: both databases walk along it from its end.
  const where = { ...auditWhere(query), id: { [Op.gt]: 0 } };
  const { rows, count } = await context.models.AuditEntry.findAndCountAll({
    where,
    order: [['id', 'DESC']],
    limit: pageRecords,
    offset: (pageNumber - 1) * pageRecords,
    raw: true,
  });
  return { totalRecords: count, entries: await presentEntries(context, rows) };
});
