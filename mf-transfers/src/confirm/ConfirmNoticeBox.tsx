import { Callout } from '@euro/design-system';
import type { TransferResult } from '@euro/game';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useIssueText } from '../hooks/useIssueText.js';
import type { ConfirmNotice } from '../store/confirmStage.js';
import { confirmTexts } from '../texts/confirmTexts.js';

interface ConfirmNoticeBoxProps {
  notice: ConfirmNotice | null;
  /** Present result of the rules: values and the team may have changed since the dialog opened. */
  result: TransferResult | null;
}

/** In the dialog: why the last attempt failed, and which rules refuse the draft now. */
export function ConfirmNoticeBox({ notice, result }: ConfirmNoticeBoxProps) {
  const t = useText(confirmTexts);
  const format = useFormat();
  const issueText = useIssueText();
  const issues = result === null || result.ok ? [] : result.issues;
  return (
    <>
      {notice?.kind === 'prices' && (
        <Callout tone="warning" role="alert" title={t('pricesChanged')}>
          {t('pricesChangedText', { now: format.money(notice.now), promised: format.money(notice.previous) })}
        </Callout>
      )}
      {notice?.kind === 'not-left' && (
        <Callout tone="danger" role="alert" title={t('notLeft')}>
          {t('notLeftText', { left: notice.left, wanted: notice.requested })}
        </Callout>
      )}
      {notice?.kind === 'failed' && (
        <Callout tone="danger" role="alert" title={t('failed')}>
          {notice.text}
        </Callout>
      )}
      {notice?.kind !== 'not-left' && issues.length > 0 && (
        <Callout tone="danger" role="alert" title={`${t('invalid')}.`}>
          {issues.map((issue) => `${issueText(issue)}.`).join(' ')}
        </Callout>
      )}
    </>
  );
}
