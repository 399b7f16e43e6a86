import type { HelpTicket } from '@euro/api-contract';
import { QueryTypes } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { appealedSql } from './appeals.js';
import { presentMessage } from './loadMessages.js';

interface TicketRow {
  readonly id: number;
  readonly status: HelpTicket['status'];
  readonly language: HelpTicket['language'];
  readonly translation: string | null;
  readonly email: string | null;
  readonly path: string | null;
  readonly updatedAt: number | string;
  readonly userId: number | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly userEmail: string | null;
  readonly messageId: number | null;
  readonly fromDesk: number;
  readonly author: string;
  readonly body: string;
  readonly at: number;
  readonly unread: number;
  readonly decidedById: number | null;
  readonly decidedBy: string | null;
}

const SELECT = `
  SELECT c.id, c.status, c.language, c.translation, c.email, c.path, c.updated_at AS updatedAt,
         u.id AS userId, u.first_name AS firstName, u.last_name AS lastName, u.email AS userEmail,
         m.id AS messageId, m.from_desk AS fromDesk, m.author, m.body, m.at,
         (SELECT COUNT(*) FROM help_messages n
           WHERE n.conversation_id = c.id AND n.id > c.desk_seen AND n.from_desk = 0) AS unread,
         d.id AS decidedById, d.first_name AS decidedBy
    FROM help_conversations c
    LEFT JOIN users u ON u.id = c.user_id
    LEFT JOIN help_messages m ON m.id = c.last_message_id
    LEFT JOIN users d ON d.id = ${appealedSql('c.id')}`;

type Parts = Pick<Database, 'sequelize'>;

interface Page {
  readonly status?: HelpTicket['status'] | undefined;
  readonly pageNumber: number;
  readonly pageRecords: number;
}

/** A page of the conversations: those that wait for an answer first, then the latest. */
export async function loadTickets(
  { sequelize }: Parts,
  { status, pageNumber, pageRecords }: Page,
): Promise<{ totalRecords: number; tickets: HelpTicket[] }> {
  // True of every row: so the databases walk the index of the order instead of sorting.
  const where = `${status ? 'c.status = :status AND ' : ''}c.waits <= 1`;
  const [[count], rows] = await Promise.all([
    sequelize.query<{ total: number }>(`SELECT COUNT(*) AS total FROM help_conversations c WHERE ${where}`, {
      replacements: { status },
      type: QueryTypes.SELECT,
    }),
    sequelize.query<TicketRow>(
      `${SELECT} WHERE ${where} ORDER BY c.waits DESC, c.updated_at DESC, c.id DESC LIMIT :limit OFFSET :offset`,
      {
        replacements: { status, limit: pageRecords, offset: (pageNumber - 1) * pageRecords },
        type: QueryTypes.SELECT,
      },
    ),
  ]);
  return { totalRecords: Number(count?.total ?? 0), tickets: rows.map(presentTicket) };
}

/** One conversation as the desk sees it; null when it is not there. */
export async function loadTicket({ sequelize }: Parts, id: number): Promise<HelpTicket | null> {
  const [row] = await sequelize.query<TicketRow>(`${SELECT} WHERE c.id = :id`, {
    replacements: { id },
    type: QueryTypes.SELECT,
  });
  return row ? presentTicket(row) : null;
}

function presentTicket(row: TicketRow): HelpTicket {
  const { id, status, language, translation, email, path, userId, messageId } = row;
  const name = `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim();
  return {
    id,
    status,
    user: userId === null ? null : { id: userId, name, email: row.userEmail ?? '' },
    email,
    language,
    ...(translation === null ? {} : { translation }),
    ...(path === null ? {} : { path }),
    lastMessage: messageId === null ? null : presentMessage({ ...row, id: messageId }),
    unread: Number(row.unread),
    ...(row.decidedById !== null && { appeal: { id: row.decidedById, name: row.decidedBy ?? '' } }),
    updatedAt: new Date(Number(messageId === null ? row.updatedAt : row.at)).toISOString(),
  };
}
