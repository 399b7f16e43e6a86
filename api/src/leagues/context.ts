import type { CallContext, WrongAttempts } from '../http/index.js';
import type { ChatHub } from './chat/chatHub.js';
import type { InviteCodes } from './inviteCodes.js';

/** What leagues and their chats need. */
export interface LeaguesContext extends CallContext {
  readonly inviteCodes: InviteCodes;
  /** Wrong invite codes. */
  readonly wrongInvites: WrongAttempts;
  /** Who listens to the chat of which league. */
  readonly chat: ChatHub;
}
