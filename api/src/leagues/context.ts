import type { CallContext, WrongAttempts } from '../http/index.js';
import type { ChatHub } from './chat/chatHub.js';
import type { InviteCodes } from './inviteCodes.js';

/** The context of leagues and their chats. */
export interface LeaguesContext extends CallContext {
  readonly inviteCodes: InviteCodes;
  /** Wrong invite codes. */
  readonly wrongInvites: WrongAttempts;
  /** Readers of the chats. */
  readonly chat: ChatHub;
}
