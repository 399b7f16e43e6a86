import { lazyPage } from '@euro/platform/react';
import type { AskPollProps } from './AskPoll.js';
import type { MessageActionsProps } from './MessageActions.js';
import type { PollProps } from './Poll.js';
import type { ReactionsProps } from './Reactions.js';

/** Under a message, in a line that is as high without them. */
export const Reactions = lazyPage<ReactionsProps>(() =>
  import(/* webpackChunkName: "reactions" */ './Reactions.js').then((file) => file.Reactions),
);

/** Over a message, once its menu is open. */
export const ReactionChoice = lazyPage<ReactionsProps>(() =>
  import(/* webpackChunkName: "reactions" */ './Reactions.js').then((file) => file.ReactionChoice),
);

/** Under a message, once its menu is open. */
export const MessageActions = lazyPage<MessageActionsProps>(() =>
  import(/* webpackChunkName: "reactions" */ './MessageActions.js').then((file) => file.MessageActions),
);

/** Few messages ask something; the card around it is as high without. */
export const Poll = lazyPage<PollProps>(() =>
  import(/* webpackChunkName: "poll" */ './Poll.js').then((file) => file.Poll),
);

export const AskPoll = lazyPage<AskPollProps>(() =>
  import(/* webpackChunkName: "ask-poll" */ './AskPoll.js').then((file) => file.AskPoll),
);
