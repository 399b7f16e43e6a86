import type { ChatComment } from '@euro/api-contract';
import { Button, bareButton, token } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { Copy, Flag, Quote, Star, Trash2 } from 'lucide-react';
import { type ButtonHTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ComplaintDialog } from '../complaint/lazyComplaintDialog.js';
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
 * focus. A star is for words only, and shown beside them. The dialog of a complaint is over them.
 */
export function MessageActions({ comment, chat, userId, mayRemove, onClose }: MessageActionsProps) {
  const t = useText(menuTexts);
  const { notices } = usePlatform();
  const [isAsking, setAsking] = useState(false);
  const [isComplaining, setComplaining] = useState(false);
  const root = useClosing(onClose, isComplaining);
  const hasText = comment.kind !== 'result';
  const isOthers = hasText && comment.user_id !== userId;
  const hasStar = isOthers && !comment.poll;
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

  function complain() {
    // The dialog returns the focus to what had it, and the menu closes with it.
    focusMenuOf(root.current);
    setComplaining(true);
  }

  if (isAsking)
    return (
      <Row ref={root} role="alert" data-menu>
        <RemoveQuestion onRemove={() => void remove()} onKeep={close} />
      </Row>
    );
  return (
    <Row ref={root} role="group" aria-label={t('actions')} data-menu>
      {hasText && (
        <Action
          icon={<Quote size={18} aria-hidden />}
          onClick={() => {
            close();
            chat.answer(comment);
          }}
        >
          {t('answer')}
        </Action>
      )}
      {hasStar && (
        <Action icon={<Star size={18} aria-hidden />} aria-pressed={voted} onClick={() => void vote()}>
          {t('vote')}
        </Action>
      )}
      {hasText && (
        <Action icon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
          {t('copy')}
        </Action>
      )}
      {isOthers && (
        <Action icon={<Flag size={18} aria-hidden />} data-danger onClick={complain}>
          {t('complain')}
        </Action>
      )}
      {mayRemove && (
        <Action icon={<Trash2 size={18} aria-hidden />} data-danger onClick={() => setAsking(true)}>
          {t('removeConfirm')}
        </Action>
      )}
      {isComplaining && (
        <ComplaintDialog about={{ leagueId: comment.key_id, commentId: comment.id }} onClose={onClose} />
      )}
    </Row>
  );
}

interface RemoveQuestionProps {
  readonly onRemove: () => void;
  readonly onKeep: () => void;
}

function RemoveQuestion({ onRemove, onKeep }: RemoveQuestionProps) {
  const t = useText(menuTexts);
  return (
    <>
      <span>{t('removeQuestion')}</span>
      <Button size="small" variant="danger" onClick={onRemove}>
        {t('removeConfirm')}
      </Button>
      <Button size="small" variant="text" onClick={onKeep}>
        {t('removeKeep')}
      </Button>
    </>
  );
}

interface ActionProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: ReactNode;
  readonly 'data-danger'?: boolean;
}

function Action({ icon, children, ...button }: ActionProps) {
  return (
    <Press type="button" {...button}>
      {icon}
      <span>{children}</span>
    </Press>
  );
}

function useClosing(onClose: () => void, isBehindDialog: boolean) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isBehindDialog) return;
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
  }, [onClose, isBehindDialog]);
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

const Press = styled.button`
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
