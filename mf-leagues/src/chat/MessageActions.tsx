import type { ChatComment } from '@euro/api-contract';
import { Button, bareButton, token } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { Copy, Quote, Star, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { menuTexts } from '../texts/menuTexts.js';
import { focusMenuOf } from './focusMenuOf.js';
import type { Chat } from './useChat.js';

export interface MessageActionsProps {
  readonly comment: ChatComment;
  readonly chat: Pick<Chat, 'answer' | 'remove' | 'vote'>;
  readonly userId: number | null;
  /** The author, or the league's admin. */
  readonly mayRemove: boolean;
  readonly onClose: () => void;
}

/**
 * The actions of a message. They close by a press elsewhere, by Escape and by each action; the latter two return the
 * focus. A star is for words only, and shown beside them.
 */
export function MessageActions({ comment, chat, userId, mayRemove, onClose }: MessageActionsProps) {
  const t = useText(menuTexts);
  const { notices } = usePlatform();
  const [isAsking, setAsking] = useState(false);
  const root = useClosing(onClose);
  const hasText = comment.kind !== 'result';
  const hasStar = hasText && !comment.poll && comment.user_id !== userId;
  const voted = userId !== null && comment.votes_users.includes(userId);

  useEffect(() => {
    if (isAsking) root.current?.querySelector('button')?.focus();
  }, [isAsking, root]);

  function close() {
    focusMenuOf(root.current);
    onClose();
  }

  async function vote() {
    close();
    const failure = await chat.vote(comment, !voted);
    if (failure) notices.show({ tone: 'danger', text: failure.message });
  }

  async function copy() {
    close();
    const isCopied = await navigator.clipboard.writeText(comment.comment).then(
      () => true,
      () => false,
    );
    notices.show({ tone: isCopied ? 'positive' : 'danger', text: t(isCopied ? 'copied' : 'notCopied') });
  }

  async function remove() {
    // The button goes with the message.
    root.current?.closest<HTMLElement>('[role="log"]')?.focus();
    onClose();
    const failure = await chat.remove(comment);
    notices.show(
      failure ? { tone: 'danger', text: failure.message } : { tone: 'positive', text: t('removed') },
    );
  }

  if (isAsking)
    return (
      <Row ref={root} role="alert" data-menu>
        <span>{t('removeQuestion')}</span>
        <Button size="small" variant="danger" onClick={() => void remove()}>
          {t('removeConfirm')}
        </Button>
        <Button size="small" variant="text" onClick={close}>
          {t('removeKeep')}
        </Button>
      </Row>
    );
  return (
    <Row ref={root} role="group" aria-label={t('actions')} data-menu>
      {hasText && (
        <Action
          type="button"
          onClick={() => {
            close();
            chat.answer(comment);
          }}
        >
          <Quote size={18} aria-hidden />
          <span>{t('answer')}</span>
        </Action>
      )}
      {hasStar && (
        <Action type="button" aria-pressed={voted} onClick={() => void vote()}>
          <Star size={18} aria-hidden />
          <span>{t('vote')}</span>
        </Action>
      )}
      {hasText && (
        <Action type="button" onClick={() => void copy()}>
          <Copy size={18} aria-hidden />
          <span>{t('copy')}</span>
        </Action>
      )}
      {mayRemove && (
        <Action type="button" data-danger onClick={() => setAsking(true)}>
          <Trash2 size={18} aria-hidden />
          <span>{t('removeConfirm')}</span>
        </Action>
      )}
    </Row>
  );
}

function useClosing(onClose: () => void) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Below the last message it would open out of sight.
    root.current?.scrollIntoView({ block: 'nearest' });
    const article = root.current?.closest('article');
    const press = ({ target }: Event) => {
      const isInside = target instanceof Element && target.closest('[data-menu], [aria-expanded]');
      if (!isInside || !article?.contains(isInside)) onClose();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      focusMenuOf(root.current);
      onClose();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, [onClose]);
  return root;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  width: fit-content;
  max-width: 100%;
  min-height: 48px;
  margin-top: 4px;
  border-radius: ${token.radiusField};
  background: ${token.surface};
  box-shadow: ${token.shadow2};
  font-size: 0.875rem;
  &:empty { display: none; }
  [data-own] & { margin-left: auto; }
  & > span { padding-inline: 12px; }
`;

const Action = styled.button`
  ${bareButton}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 48px;
  padding: 0 10px;
  font-weight: 700;
  & + & { border-left: 1px solid ${token.line}; }
  &:hover { color: ${token.brand}; }
  &[aria-pressed='true'] svg { fill: currentColor; }
  &[data-danger] { color: ${token.danger}; }
`;
