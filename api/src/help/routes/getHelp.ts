import { route } from '../../http/index.js';
import { adoptConversation } from '../adoptConversation.js';
import { askerOf, conversationOf } from '../askers.js';
import { markSeen } from '../markSeen.js';
import { presentConversation } from '../presentConversation.js';
import { clearVisitorCookie, readVisitorCookie } from '../visitorCookie.js';

export const getHelp = route('GET help', async ({ context, query, caller, http }) => {
  const cookie = readVisitorCookie(http);
  if (caller && cookie !== null) {
    await adoptConversation(context, caller.userId, cookie);
    clearVisitorCookie(http, context.env);
  }
  const asker = askerOf(caller, cookie);
  const ownConversation =
    asker && (await context.models.HelpConversation.findOne({ where: conversationOf(asker), raw: true }));
  if (!ownConversation) return { conversation: null };
  const conversation = await markSeen(context, ownConversation, 'askerSeen', query.seen ?? 0);
  return { conversation: await presentConversation(context, conversation, query.after) };
});
