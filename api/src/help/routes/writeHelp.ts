import { refuseForeignOrigin } from '../../accounts/index.js';
import { addressOf, type Call, route } from '../../http/index.js';
import { hashToken, randomToken } from '../../infra/random/secrets.js';
import { adoptConversation } from '../adoptConversation.js';
import { askDesk } from '../askDesk.js';
import { type Asker, askerOf, conversationOf } from '../askers.js';
import { presentConversation } from '../presentConversation.js';
import { clearVisitorCookie, readVisitorCookie, setVisitorCookie } from '../visitorCookie.js';

export const writeHelp = route(
  'POST help',
  async (call) => {
    const { context, body, caller, textLanguage: language, idempotencyKey: key, http } = call;
    if (caller) await context.rateLimits.consume('helpByAsker', String(caller.userId));
    else await context.rateLimits.consume('helpByAddress', addressOf(http));
    const { asker, visitorCookie } = await whoAsks(call);
    const question = { ...body, email: body.email ?? null, path: body.path ?? null, language, key };
    const id = await context.withTransaction((transaction) => askDesk(context, asker, question, transaction));
    // Set again with each message: it lasts as long as the conversation is kept.
    if (visitorCookie !== null) setVisitorCookie(http, context.env, visitorCookie);
    const conversation = await context.models.HelpConversation.findByPk(id, {
      rejectOnEmpty: true,
      raw: true,
    });
    return { conversation: await presentConversation(context, conversation, 0) };
  },
  [refuseForeignOrigin],
);

interface WhoAsks {
  readonly asker: Asker;
  /** The cookie that identifies a visitor; null for an account. */
  readonly visitorCookie: string | null;
}

/** The account, the visitor behind the cookie, or a new visitor: a cookie that opens nothing is replaced. */
async function whoAsks({ context, caller, http }: Call<'POST help'>): Promise<WhoAsks> {
  const cookie = readVisitorCookie(http);
  if (caller && cookie !== null) {
    await adoptConversation(context, caller.userId, cookie);
    clearVisitorCookie(http, context.env);
  }
  const asker = askerOf(caller, cookie);
  if (asker && 'userId' in asker) return { asker, visitorCookie: null };
  const where = asker && conversationOf(asker);
  const isKnown = where && (await context.models.HelpConversation.count({ where })) > 0;
  if (asker && isKnown) return { asker, visitorCookie: cookie };
  const visitorCookie = randomToken();
  return { asker: { visitorHash: hashToken(visitorCookie) }, visitorCookie };
}
