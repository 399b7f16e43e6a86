import { Button, StickyBar } from '@euro/design-system';
import { commonTexts, useFocusAfterBar, WideText } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { confirmObstacle } from '../domain/confirmObstacle.js';
import { useIssueText } from '../hooks/useIssueText.js';
import { useMoneyText } from '../hooks/useMoneyText.js';
import type { OpenDraft } from '../hooks/useOpenDraft.js';
import { pageTexts } from '../texts/pageTexts.js';

interface TransfersBarProps {
  draft: OpenDraft;
  /** Failure of the last attempt. */
  problem: { readonly title: string; readonly text: string } | null;
  /** The draft waits for a connection: the portal sends it. */
  isWaiting: boolean;
  onClear: () => void;
  onConfirm: () => void;
  /** Takes the focus once nothing is left to confirm. */
  next: RefObject<HTMLElement | null>;
}

/** Money and transfers left after the draft, and the buttons that clear or confirm it. */
export function TransfersBar({ draft, problem, isWaiting, onClear, onConfirm, next }: TransfersBarProps) {
  const t = useText(pageTexts);
  const common = useText(commonTexts);
  const issueText = useIssueText();
  const moneyText = useMoneyText();
  const { evaluation, team } = draft;
  const count = evaluation.pairs.length;
  const obstacle = confirmObstacle(evaluation, team);
  const waitingText = isWaiting ? common('waiting') : undefined;
  const reason = obstacle === null ? waitingText : issueText(obstacle);
  const summary =
    count === 0
      ? t('nowLeft', { count: evaluation.transfersLeft })
      : (reason ?? t('thenLeft', { count: evaluation.transfersLeft }));
  const idle = count === 0 && problem === null;
  useFocusAfterBar(idle, next);
  return (
    <StickyBar
      label={t('barLabel')}
      title={problem?.title ?? moneyText(evaluation.moneyLeft)}
      subtitle={problem?.text ?? summary}
      idle={idle}
    >
      {count > 0 && (
        <Button
          variant="ghost"
          size="large"
          iconOnPhone
          icon={<Trash2 size={20} aria-hidden />}
          aria-label={t('clear')}
          onClick={onClear}
        >
          <WideText>{t('clear')}</WideText>
        </Button>
      )}
      {/* Another button when there is nothing to confirm: the dialog gives the focus back to the one that opened it. */}
      <Button
        key={count === 0 ? 'idle' : 'confirm'}
        variant="lime"
        size="large"
        disabledReason={reason}
        onClick={onConfirm}
      >
        {count === 0 ? t('confirm') : t('confirmCount', { count })}
      </Button>
    </StickyBar>
  );
}
