import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Badge } from '../badge/Badge.js';
import { Button } from '../button/Button.js';
import { Crown } from '../crown/Crown.js';
import { bareButton } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';
import { inElement } from '../typography/inElement.js';
import { type ChatMenu, ChatMenuButton, useLongPress } from './ChatMenu.js';

const Root = styled.article`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: 8px;
  max-width: 92%;
  &[data-own] { align-self: flex-end; grid-template-columns: minmax(0, 1fr); justify-items: end; }
`;

const Who = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 4px;
  margin-bottom: 3px;
  font-size: 0.75rem;
  line-height: 1.35;
  color: ${token.inkSoft};
  b { font-weight: 650; color: ${token.ink}; overflow-wrap: anywhere; }
  [data-own] & { justify-content: flex-end; }
`;

const Bubble = styled.div`
  position: relative;
  width: fit-content;
  max-width: 100%;
  padding: 8px 12px;
  border-radius: 4px 14px 14px;
  background: ${token.sunken};
  font-size: 0.875rem;
  line-height: 1.4;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
  a { color: ${token.brand}; text-decoration: underline; text-underline-offset: 2px; font-weight: 600; }
  [data-own] & {
    margin-left: auto;
    border-radius: 14px 4px 14px 14px;
    background: ${token.ownRow};
    color: #fff;
    a { color: ${token.accent}; }
  }
  [data-state='sending'] & { opacity: 0.65; }
  [data-state='failed'] & { box-shadow: inset 0 0 0 2px ${token.danger}; }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 4px;
  margin: -4px 0 -8px;
  [data-own] & { justify-content: flex-end; }
`;

const VoteButton = styled.button`
  ${bareButton}
  display: inline-flex;
  align-items: center;
  min-width: 44px;
  min-height: 44px;
  font-size: 0.75rem;
  font-weight: 650;
  color: ${token.inkSoft};
  & > span {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 4px;
    min-width: 2.25rem;
    height: 1.75rem;
    padding: 0 10px;
    border: 1px solid ${token.line};
    border-radius: ${token.radiusFull};
    background: ${token.surface};
  }
  &:hover span { border-color: ${token.control}; color: ${token.ink}; }
  &[aria-pressed='true'] span { background: ${token.tint}; border-color: ${token.brand}; color: ${token.brand}; }
  &[aria-pressed='true'] svg { fill: currentColor; }
  &[aria-disabled='true'] { cursor: default; }
`;

const Question = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-top: 6px;
  font-size: 0.875rem;
  [data-own] & { justify-content: flex-end; }
`;

const Failed = styled.p`
  font-size: 0.875rem;
  font-weight: 600;
  color: ${token.danger};
`;

/** Props of {@link ChatBubble}. */
export interface ChatBubbleProps {
  /** The author; hidden on the user's messages. */
  author: string;
  seed: string | number;
  /** Address of the team's own logo. */
  badge?: string | null;
  premiumLabel?: string;
  /** Replaces the team's logo for authors without one; 32 px. */
  avatar?: ReactNode;
  /** "21.44". */
  time: string;
  /** The moment as ISO 8601. */
  dateTime?: string;
  own?: boolean;
  /** Votes, and whether one of them is one's own; left out while it can't be voted for. */
  vote?: { count: string; pressed: boolean; label: string; onPress?: () => void };
  /** Beside the votes: other ways to react. */
  reactions?: ReactNode;
  /** What a long press opens. */
  menu?: ChatMenu;
  /** In the bubble, over the text: what the message answers. */
  quote?: ReactNode;
  /** Of the element, by which a quote jumps to it. */
  id?: string;
  /** On its way, or not arrived: then why, with another try. */
  state?: 'sending' | 'failed';
  failure?: { text: string; retryText: string; onRetry: () => void; dropText: string; onDrop: () => void };
  children: ReactNode;
}

/** A message of a chat; one's own at the right. */
export function ChatBubble({
  author,
  seed,
  badge,
  premiumLabel,
  avatar,
  time,
  dateTime,
  own = false,
  vote,
  reactions,
  menu,
  quote,
  id,
  state,
  failure,
  children,
}: ChatBubbleProps) {
  return (
    <Root
      id={id}
      tabIndex={id ? -1 : undefined}
      data-own={own || undefined}
      data-state={state}
      {...useLongPress(menu?.onToggle)}
    >
      {!own && (avatar ?? <Badge seed={seed} src={badge} size={32} />)}
      <div>
        <Who>
          {!own && <b translate="no">{author}</b>}
          {!own && premiumLabel && <Crown size={14} label={premiumLabel} />}
          <time dateTime={dateTime}>{time}</time>
        </Who>
        {menu?.isOpen && menu.above}
        <Bubble dir="auto">
          {quote}
          {inElement(children)}
          {menu && <ChatMenuButton menu={menu} />}
        </Bubble>
        <BubbleTools vote={vote} reactions={reactions} />
        {menu?.isOpen && menu.below}
        {failure && (
          <Question role="alert">
            <Failed>{failure.text}</Failed>
            <Button size="small" variant="secondary" onClick={failure.onRetry}>
              {failure.retryText}
            </Button>
            <Button size="small" variant="text" onClick={failure.onDrop}>
              {failure.dropText}
            </Button>
          </Question>
        )}
      </div>
    </Root>
  );
}

/** Under the text: votes and reactions. */
function BubbleTools({ vote, reactions }: Pick<ChatBubbleProps, 'vote' | 'reactions'>) {
  if (!vote && !reactions) return null;
  return (
    <Tools>
      {vote && (
        <VoteButton
          type="button"
          aria-pressed={vote.pressed}
          aria-label={vote.label}
          aria-disabled={vote.onPress ? undefined : true}
          onClick={vote.onPress}
        >
          <span>
            <Star size={14} aria-hidden />
            <span>{vote.count}</span>
          </span>
        </VoteButton>
      )}
      {reactions}
    </Tools>
  );
}
