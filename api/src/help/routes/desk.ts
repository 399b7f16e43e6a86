import type { HelpTicket } from '@euro/api-contract';
import { route } from '../../http/index.js';
import type { BaseContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import { answerAsker } from '../answerAsker.js';
import { loadMessages } from '../loadMessages.js';
import { loadTicket, loadTickets } from '../loadTickets.js';
import { markSeen } from '../markSeen.js';

export const listTickets = route('GET admin/help', ({ context, query }) => loadTickets(context, query));

/** Opening a conversation marks its messages as seen. */
export const getTicket = route('GET admin/help/{id}', async ({ context, params, query }) => {
  const conversation = await context.models.HelpConversation.findByPk(params.id, {
    attributes: ['id', 'lastMessageId', 'deskSeen', 'askerSeen'],
    raw: true,
  });
  if (!conversation) throw new Refusal('not-found');
  await markSeen(context, conversation, 'deskSeen', conversation.lastMessageId);
  return readTicket(context, params.id, query.after);
});

export const answerConversation = route(
  'POST admin/help/{id}',
  async ({ context, params, body, caller, idempotencyKey: key }) => {
    const answer = { conversationId: params.id, body: body.body, key };
    await context.withTransaction((transaction) => answerAsker(context, caller.userId, answer, transaction));
    return readTicket(context, params.id, 0);
  },
);

export const setTicketStatus = route('POST admin/help/{id}/status', async ({ context, params, body }) => {
  await context.withTransaction(async (transaction) => {
    const { HelpConversation } = context.models;
    const conversation = await HelpConversation.findByPk(params.id, { transaction, lock: true });
    if (!conversation) throw new Refusal('not-found');
    if (conversation.status === body.status) return;
    // A closed conversation waits for nobody; a reopened one waits for the desk.
    await conversation.update({ status: body.status, waits: body.status === 'open' }, { transaction });
  });
  return { ticket: await requireTicket(context, params.id) };
});

async function readTicket(context: BaseContext, id: number, after: number) {
  const [ticket, messages] = await Promise.all([
    requireTicket(context, id),
    loadMessages(context, id, after),
  ]);
  return { ticket, messages };
}

async function requireTicket(context: BaseContext, id: number): Promise<HelpTicket> {
  const ticket = await loadTicket(context, id);
  if (!ticket) throw new Refusal('not-found');
  return ticket;
}
