import { type ChatComment, REACTION_KINDS, type ReactionKind } from '@euro/api-contract';
import { bareButton, fadeWhenScrollable, token } from '@euro/design-system';
import { useFormat, useIsArchive } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { Flame, Frown, Laugh, type LucideIcon, PartyPopper, ThumbsUp, Volleyball } from 'lucide-react';
import styled from 'styled-components';
import { reactionTexts } from '../texts/reactionTexts.js';
import { focusMenuOf } from './focusMenuOf.js';
import type { Chat } from './useChat.js';

export interface ReactionsProps {
  readonly comment: ChatComment;
  readonly chat: Pick<Chat, 'react'>;
  readonly userId: number | null;
  /** Called once one was chosen. */
  readonly onDone?: () => void;
}

const SIGNS: Readonly<Record<ReactionKind, LucideIcon>> = {
  like: ThumbsUp,
  laugh: Laugh,
  party: PartyPopper,
  sad: Frown,
  fire: Flame,
  ball: Volleyball,
};

/** The own reaction to a message, and how to change it; the own one again removes it. */
function useReaction({ comment, chat, userId, onDone }: ReactionsProps) {
  const { notices } = usePlatform();
  const isOwn = (kind: ReactionKind) =>
    comment.reactions.some((reaction) => reaction.kind === kind && reaction.users.includes(userId ?? 0));
  async function react(kind: ReactionKind) {
    onDone?.();
    const failure = await chat.react(comment, kind, !isOwn(kind));
    if (failure) notices.show({ tone: 'danger', text: failure.message });
  }
  return { isOwn, react };
}

/** The reactions to a message. */
export function Reactions(props: ReactionsProps) {
  const t = useText(reactionTexts);
  const format = useFormat();
  const isArchive = useIsArchive();
  const { isOwn, react } = useReaction(props);
  return (
    <Row>
      {props.comment.reactions.map(({ kind, total }) => (
        <Chip
          key={kind}
          type="button"
          aria-pressed={isOwn(kind)}
          aria-label={t('count', { name: t(kind), count: total })}
          disabled={isArchive}
          onClick={() => void react(kind)}
        >
          <span>
            <Sign kind={kind} size={16} /> <span>{format.whole(total)}</span>
          </span>
        </Chip>
      ))}
    </Row>
  );
}

/** Six ways to react, in one row. */
export function ReactionChoice(props: ReactionsProps) {
  const t = useText(reactionTexts);
  const { isOwn, react } = useReaction(props);
  return (
    <Choice role="group" aria-label={t('choose')} data-menu>
      {REACTION_KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={isOwn(kind)}
          aria-label={t(kind)}
          title={t(kind)}
          onClick={({ currentTarget }) => {
            focusMenuOf(currentTarget);
            void react(kind);
          }}
        >
          <Sign kind={kind} size={24} />
        </button>
      ))}
    </Choice>
  );
}

function Sign({ kind, size }: { readonly kind: ReactionKind; readonly size: number }) {
  const Icon = SIGNS[kind];
  return <Icon size={size} aria-hidden />;
}

/** One line beside the votes; what has no room scrolls. */
const Row = styled.div`
  ${fadeWhenScrollable}
  display: flex;
  max-width: 100%;
  overflow-x: auto;
  scrollbar-width: none;
`;

const Chip = styled.button`
  ${bareButton}
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 44px;
  min-height: 44px;
  font-size: 0.8125rem;
  font-weight: 650;
  color: ${token.inkSoft};
  & > span {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 4px;
    min-width: 2.25rem;
    height: 1.75rem;
    padding: 0 8px;
    border: 1px solid ${token.line};
    border-radius: ${token.radiusFull};
    background: ${token.surface};
  }
  &:hover span { border-color: ${token.control}; color: ${token.ink}; }
  &[aria-pressed='true'] span { background: ${token.tint}; border-color: ${token.brand}; color: ${token.brand}; }
`;

const Choice = styled.div`
  display: flex;
  width: fit-content;
  margin-bottom: 4px;
  padding: 3px 6px;
  border-radius: ${token.radiusFull};
  background: ${token.surface};
  box-shadow: ${token.shadow2};
  [data-own] & { margin-left: auto; }
  button {
    ${bareButton}
    display: grid;
    place-items: center;
    width: 46px;
    height: 46px;
    border-radius: ${token.radiusFull};
    @media (max-width: 22.4375em) { width: 44px; }
  }
  button:hover { background: ${token.tint}; }
  button[aria-pressed='true'] { background: ${token.tint}; color: ${token.brand}; box-shadow: inset 0 0 0 2px ${token.brand}; }
`;
