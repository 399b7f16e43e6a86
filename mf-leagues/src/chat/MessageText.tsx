import { token, VisuallyHidden } from '@euro/design-system';
import { findMentions, type Mentionable } from '@euro/game';
import { useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { chatTexts } from '../texts/chatTexts.js';
import { linkedText } from './linkedText.js';

interface MessageTextProps {
  readonly text: string;
  /** Members that can be mentioned. */
  readonly people: readonly Mentionable[];
  /** The user, whose mentions are highlighted. */
  readonly userId: number | null;
}

/** The text of a message; its links open in another tab without access to this one, and show their real destination. */
export function MessageText({ text, people, userId }: MessageTextProps) {
  const t = useText(chatTexts);
  return linkedText(text).map((part, at) => {
    const key = `${at} ${part.text}`;
    if (part.href === null) return <span key={key}>{withMentions(part.text, people, userId)}</span>;
    return (
      <a key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc" dir="ltr">
        <span>{part.text}</span>
        <VisuallyHidden>{` (${t('opensSite')})`}</VisuallyHidden>
      </a>
    );
  });
}

/** The text with mentions in bold, by the server's rule for notifications. */
function withMentions(text: string, people: readonly Mentionable[], userId: number | null): ReactNode {
  if (!text.includes('@')) return text;
  const mentions = findMentions(text, people);
  const starts = [...new Set(mentions.map(({ start }) => start))];
  const parts: ReactNode[] = [];
  let position = 0;
  for (const start of starts) {
    const startingHere = mentions.filter((mention) => mention.start === start);
    const end = startingHere[0]?.end ?? start;
    const isOwn = startingHere.some(({ id }) => id === userId);
    parts.push(
      <span key={-1 - start}>{text.slice(position, start)}</span>,
      <Mentioned key={start} data-own={isOwn || undefined}>
        {text.slice(start, end)}
      </Mentioned>,
    );
    position = end;
  }
  return [...parts, <span key={text.length}>{text.slice(position)}</span>];
}

const Mentioned = styled.b`
  font-weight: 750;
  &[data-own] { padding: 1px 4px; border-radius: 5px; background: ${token.accent}; color: ${token.onAccent}; }
`;
