import { useText } from '@euro/platform/react';
import { workTexts } from '../texts/workTexts.js';

const KINDS = [
  'matchday',
  'push-goals',
  'push-plan',
  'push',
  'feed-poll',
  'mail-plan',
  'announcements',
  'mail',
  'account-mail',
  'help-mail',
  'payments',
  'refunds',
  'league-results',
  'chat-polls',
  'name-index',
  'ranking-positions',
  'session-cleanup',
  'idempotency-cleanup',
  'help-cleanup',
  'feed-cleanup',
  'push-cleanup',
] as const;

/** Name of a kind of job; the identifier for kinds of a newer API. */
export function useWorkName(): (kind: string) => string {
  const t = useText(workTexts);
  return (kind) => {
    const textKey = KINDS.find((one) => one === kind);
    return textKey ? t(textKey) : kind;
  };
}
