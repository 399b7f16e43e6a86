import type { RefundRun } from '@euro/api-contract';
import { Button, Card, CardHeader, Chip } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useEffect, useRef, useState } from 'react';
import { DeskActions, DeskName, DeskRow, DeskRows, DeskStates } from '../components/deskList.js';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { useRefetch } from '../hooks/useRefetch.js';
import { manyRefundTexts } from '../texts/manyRefundTexts.js';
import { useRefundRunsQuery, useRetryRefundsMutation, useStopRefundsMutation } from './refundsApi.js';

/** Time between two looks at how far they are. */
const POLL = 5_000;

type Action = 'retry' | 'stop';

/** The last refunds of many orders with how far they are; nothing while there was none. */
export function RefundRuns() {
  const t = useText(manyRefundTexts);
  const [isRunning, setRunning] = useState(false);
  const { data } = useRefundRunsQuery(undefined, { pollingInterval: isRunning ? POLL : 0 });
  const [asked, setAsked] = useState<{ readonly run: RefundRun; readonly action: Action } | null>(null);
  const runs = data?.runs ?? [];
  const areSomeWaiting = runs.some(({ waiting }) => waiting > 0);
  if (areSomeWaiting !== isRunning) setRunning(areSomeWaiting);
  useListOf(
    runs.reduce((sum, { done }) => sum + done, 0),
    data !== undefined,
  );
  if (runs.length === 0) return null;
  return (
    <Card as="section" aria-label={t('runs')}>
      <CardHeader title={t('runs')} />
      <DeskRows>
        {runs.map((run) => (
          <RunRow key={run.id} run={run} onAsk={(action) => setAsked({ run, action })} />
        ))}
      </DeskRows>
      {asked && <RunDialog {...asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

/** Fetches the orders again when more of them were paid back. */
function useListOf(doneCount: number, isKnown: boolean) {
  const refetch = useRefetch();
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (!isKnown) return;
    if (before.current !== null && before.current !== doneCount) refetch(['Orders', 'Overview']);
    before.current = doneCount;
  });
}

interface RunRowProps {
  readonly run: RefundRun;
  readonly onAsk: (action: Action) => void;
}

function RunRow({ run, onAsk }: RunRowProps) {
  const t = useText(manyRefundTexts);
  const { price, shortMoment } = useFormat();
  const { id, at, reason, count, amount, done, failed, waiting, stopped, failures } = run;
  return (
    <DeskRow>
      <DeskName>
        <b>{t('counted', { count, amount: price(amount) })}</b>
        <p>{`${shortMoment(at)} · “${reason}”`}</p>
        <p role="status">
          {[t('run.done', { count: done }), stopped > 0 && t('run.stopped', { count: stopped })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {failures.map(({ orderId, code }) => (
          <p key={orderId}>{t('run.failure', { id: String(orderId), why: whyFailed(code) })}</p>
        ))}
        {failed > failures.length && <p>{t('run.more', { count: failed - failures.length })}</p>}
      </DeskName>
      <DeskStates>
        {waiting > 0 && <Chip tone="warning">{t('run.waiting', { count: waiting })}</Chip>}
        {failed > 0 && <Chip tone="danger">{t('run.failed', { count: failed })}</Chip>}
      </DeskStates>
      <DeskActions>
        {failed > 0 && (
          <Button
            variant="text"
            size="small"
            aria-label={t('retryOf', { id })}
            onClick={() => onAsk('retry')}
          >
            {t('retry')}
          </Button>
        )}
        {waiting > 0 && (
          <Button variant="text" size="small" aria-label={t('stopOf', { id })} onClick={() => onAsk('stop')}>
            {t('stop')}
          </Button>
        )}
      </DeskActions>
    </DeskRow>
  );

  function whyFailed(code: string): string {
    if (code === 'payment-failed' || code === 'payment-not-refundable' || code === 'refund-refused') {
      return t(code);
    }
    return code;
  }
}

interface RunDialogProps {
  readonly run: RefundRun;
  readonly action: Action;
  readonly onClose: () => void;
}

function RunDialog({ run: { id }, action, onClose }: RunDialogProps) {
  const t = useText(manyRefundTexts);
  const { notices } = usePlatform();
  const [retry] = useRetryRefundsMutation();
  const [stop] = useStopRefundsMutation();
  return (
    <ReasonDialog
      title={t(`${action}.title`, { id })}
      confirmText={t(action)}
      danger={action === 'stop'}
      onClose={onClose}
      onConfirm={async (reason) => {
        const { error } = await (action === 'retry' ? retry : stop)({ id, reason });
        if (error) return asFailure(error);
        notices.show({ tone: 'positive', text: t(`${action}.done`) });
        return null;
      }}
    >
      <p>{t(`${action}.does`)}</p>
    </ReasonDialog>
  );
}
