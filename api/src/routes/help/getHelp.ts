import { adoptConversation } from '../../help/adoptConversation.js';
import { askerOf, conversationOf } from '../../help/askers.js';
import { markSeen } from '../../help/markSeen.js';
import { presentConversation } from '../../help/presentConversation.js';
import { clearVisitorCookie, readVisitorCookie } from '../../help/visitorCookie.js';
import { route } from '../../routing/route.js';

export const getHelp = route('GET help', async ({ context, query, caller, http }) => {
  const cookie = readVisitorCookie(http);
  if (caller && cookie !== null) {
    await adoptConversation(context, caller.userId, cookie);
    clearVisitorCookie(http, context.env);
  }
  const asker = askerOf(caller, cookie);
  const found =
    asker && (await context.models.HelpConversation.findOne({ where: conversationOf(asker), raw: true }));
  if (!found) return { conversation: null };
  const conversation = await markSeen(context, found, 'askerSeen', query.seen ?? 0);
  return { conversation: await presentConversation(context, conversation, query.after) };
});
