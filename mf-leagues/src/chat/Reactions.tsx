import { type ChatComment, REACTION_KINDS, type ReactionKind } from '@euro/api-contract';
import { bareButton, fadeWhenScrollable, token } from '@euro/design-system';
import { useFormat, useIsArchive } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import {
  Flame,
  Frown,
  Laugh,
  type LucideIcon,
  PartyPopper,
  SmilePlus,
  ThumbsUp,
  Volleyball,
} from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { reactionTexts } from '../texts/reactionTexts.js';
import type { Chat } from './useChat.js';

export interface ReactionsProps {
  readonly comment: ChatComment;
  readonly chat: Chat;
  readonly userId: number | null;
}

const SIGNS: Readonly<Record<ReactionKind, LucideIcon>> = {
  like: ThumbsUp,
  laugh: Laugh,
  party: PartyPopper,
  sad: Frown,
  fire: Flame,
  ball: Volleyball,
};

/** The reactions to a message, and a row of six to choose from. */
export function Reactions({ comment, chat, userId }: ReactionsProps) {
  const t = useText(reactionTexts);
  const format = useFormat();
  const isArchive = useIsArchive();
  const { notices } = usePlatform();
  const choiceId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const choice = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const isOwn = (kind: ReactionKind) =>
    comment.reactions.some((reaction) => reaction.kind === kind && reaction.users.includes(userId ?? 0));

  // Below the last message it would open out of sight.
  useEffect(() => {
    if (isChoosing) choice.current?.scrollIntoView({ block: 'nearest' });
  }, [isChoosing]);

  async function react(kind: ReactionKind) {
    const failure = await chat.react(comment, kind, !isOwn(kind));
    if (failure) notices.show({ tone: 'danger', text: failure.message });
  }

  function choose(kind: ReactionKind) {
    setChoosing(false);
    opener.current?.focus();
    void react(kind);
  }

  return (
    <>
      <Row>
        {comment.reactions.map(({ kind, total }) => (
          <Chip
            key={kind}
            type="button"
            aria-pressed={isOwn(kind)}
            aria-label={t('count', { name: t(kind), count: total })}
            disabled={isArchive}
            onClick={() => void react(kind)}
          >
            <span>
              <Sign kind={kind} /> <span>{format.whole(total)}</span>
            </span>
          </Chip>
        ))}
        {!isArchive && (
          <Chip
            ref={opener}
            type="button"
            aria-label={t('add')}
            aria-expanded={isChoosing}
            aria-controls={choiceId}
            onClick={() => setChoosing(!isChoosing)}
          >
            <span>
              <SmilePlus size={16} aria-hidden />
            </span>
          </Chip>
        )}
      </Row>
      <Choice ref={choice} id={choiceId} role="group" aria-label={t('choose')} hidden={!isChoosing}>
        {REACTION_KINDS.map((kind) => (
          <Chip
            key={kind}
            type="button"
            aria-pressed={isOwn(kind)}
            aria-label={t(kind)}
            onClick={() => choose(kind)}
          >
            <span>
              <Sign kind={kind} />
            </span>
          </Chip>
        ))}
      </Choice>
    </>
  );
}

function Sign({ kind }: { readonly kind: ReactionKind }) {
  const Icon = SIGNS[kind];
  return <Icon size={16} aria-hidden />;
}

/** One line beside star and bin; what has no room scrolls. */
const Row = styled.div`
  ${fadeWhenScrollable}
  display: flex;
  max-width: calc(100% - 96px);
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

/** Below star and bin, and from the edge of the crest of who wrote it: all six beside each other on a phone. */
const Choice = styled.div`
  order: 1;
  display: flex;
  flex-wrap: wrap;
  flex-basis: 100%;
  &[hidden] { display: none; }
  & > button { min-width: 40px; }
  :not([data-own]) > div > div > & { flex-basis: calc(100% + 40px); margin-left: -40px; }
  [data-own] & { justify-content: flex-end; }
`;
