import { ArrowDown, Zap } from 'lucide-react';
import type { ReactNode, Ref, UIEventHandler } from 'react';
import styled from 'styled-components';
import { Button } from '../button/Button.js';
import { token } from '../tokens/token.js';
import { inElement } from '../typography/inElement.js';
import { CardTitle } from '../typography/typography.js';

const Frame = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 0;
  overflow: hidden;
  background: ${token.surface};
  border: 1px solid ${token.line};
  border-radius: ${token.radiusCard};
  box-shadow: ${token.shadow1};
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 57px;
  padding: 12px 16px;
  border-bottom: 1px solid ${token.line};
`;

const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  display: flex;
  flex-direction: column;
  &:focus-visible { outline-offset: -3px; }
`;

const Messages = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  margin-top: auto;
  padding: 16px;
`;

const Jump = styled.div`
  position: relative;
  height: 0;
  & > * {
    position: absolute;
    bottom: 10px;
    left: 50%;
    transform: translateX(-50%);
    white-space: nowrap;
    box-shadow: ${token.shadow2};
  }
  & > *:active { transform: translateX(-50%) scale(0.98); }
`;

const Notice = styled.p`
  padding: 8px 16px;
  background: ${token.warningTint};
  color: ${token.warningText};
  font-size: 0.875rem;
  font-weight: 600;
  border-bottom: 1px solid ${token.line};
`;

/** Props of {@link ChatFrame}. */
export interface ChatFrameProps {
  title: string;
  /** A chip at the right of the title: "5 online". */
  aside?: ReactNode;
  /** Under the head: "Verbinding wordt hersteld…". */
  notice?: string;
  /** The name of the log of messages. */
  logLabel: string;
  /** Instead of messages: a skeleton, an empty or failed state. */
  fallback?: ReactNode;
  /** The button over the last message, while one reads older ones: "2 nieuwe berichten". */
  jump?: { text: string; onPress: () => void };
  /** A {@link Composer}. */
  composer?: ReactNode;
  onScroll?: UIEventHandler<HTMLDivElement>;
  scrollerRef?: Ref<HTMLDivElement>;
  className?: string;
  children?: ReactNode;
}

/** A chat: head, messages that scroll, and where one writes. New messages are read aloud as they come. */
export function ChatFrame({
  title,
  aside,
  notice,
  logLabel,
  fallback,
  jump,
  composer,
  onScroll,
  scrollerRef,
  className,
  children,
}: ChatFrameProps) {
  return (
    <Frame className={className} aria-label={title}>
      <Head>
        <CardTitle>{title}</CardTitle>
        {aside}
      </Head>
      {notice && <Notice role="status">{notice}</Notice>}
      <Scroller ref={scrollerRef} onScroll={onScroll} role="log" aria-label={logLabel} tabIndex={0}>
        {fallback ?? <Messages>{children}</Messages>}
      </Scroller>
      {jump && (
        <Jump>
          <Button size="small" icon={<ArrowDown size={18} aria-hidden />} onClick={jump.onPress}>
            {jump.text}
          </Button>
        </Jump>
      )}
      {composer}
    </Frame>
  );
}

/** The day above the messages that were written on it. */
export const ChatDay = styled.h3`
  align-self: center;
  font-size: 0.75rem;
  font-weight: 600;
  color: ${token.inkSoft};
`;

const EventRow = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  padding: 8px 12px;
  border-radius: 10px;
  background: ${token.positiveTint};
  color: ${token.positiveText};
  font-size: 0.75rem;
  font-weight: 600;
  svg { flex: none; }
`;

/** An event of the game, between the messages. */
export function ChatEvent({ children }: { children: ReactNode }) {
  return (
    <EventRow>
      <Zap size={16} aria-hidden />
      {inElement(children)}
    </EventRow>
  );
}
