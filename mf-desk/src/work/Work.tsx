import { Callout, Card, CardHeader, Soft } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { Answer } from '../components/Answer.js';
import { DeskRows } from '../components/deskList.js';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { useInView } from '../hooks/useInView.js';
import { useRetryWorkMutation, useWorkQuery } from '../store/deskApi.js';
import { workTexts } from '../texts/workTexts.js';
import { FailureRow } from './FailureRow.js';
import { useWorkName } from './useWorkName.js';
import { WorkRow } from './WorkRow.js';

/** Polling interval, in milliseconds. */
const PAUSE = 10_000;

interface Retry {
  readonly kind: string;
  /** Null: all of the kind. */
  readonly failureId: number | null;
}

/** Background work by kind, and what failed. */
export function Work() {
  const t = useText(workTexts);
  const isInView = useInView();
  const query = useWorkQuery(undefined, {
    pollingInterval: isInView ? PAUSE : 0,
    refetchOnMountOrArgChange: true,
  });
  const [retry, setRetry] = useState<Retry | null>(null);
  return (
    <>
      <Answer query={query} empty={{ when: ({ kinds }) => kinds.length === 0, title: t('none') }}>
        {({ driver, isUsable, kinds, failures }) => (
          <>
            {isUsable ? (
              <Soft>{t(`driver.${driver}`)}</Soft>
            ) : (
              <Callout tone="warning">{t('unusable')}</Callout>
            )}
            <Card aria-label={t('kinds')}>
              <CardHeader title={t('kinds')} />
              <DeskRows>
                {kinds.map((work) => (
                  <WorkRow
                    key={work.kind}
                    work={work}
                    onRetry={() => setRetry({ kind: work.kind, failureId: null })}
                  />
                ))}
              </DeskRows>
            </Card>
            {failures.length === 0 ? (
              <Callout tone="positive">{t('failures.none')}</Callout>
            ) : (
              <Card aria-label={t('failures')}>
                <CardHeader title={t('failures')} />
                <DeskRows>
                  {failures.map((failure) => (
                    <FailureRow
                      key={failure.id}
                      failure={failure}
                      onRetry={() => setRetry({ kind: failure.kind, failureId: failure.id })}
                    />
                  ))}
                </DeskRows>
              </Card>
            )}
          </>
        )}
      </Answer>
      {retry && <RetryDialog retry={retry} onClose={() => setRetry(null)} />}
    </>
  );
}

interface RetryDialogProps {
  readonly retry: Retry;
  readonly onClose: () => void;
}

function RetryDialog({ retry, onClose }: RetryDialogProps) {
  const t = useText(workTexts);
  const { notices } = usePlatform();
  const nameOf = useWorkName();
  const [retryWork] = useRetryWorkMutation();
  return (
    <ReasonDialog
      title={t('retry.title', { what: nameOf(retry.kind) })}
      confirmText={t('retry')}
      onClose={onClose}
      onConfirm={async (reason) => {
        const { error } = await retryWork({ ...retry, reason });
        if (error) return asFailure(error);
        notices.show({ tone: 'positive', text: t('retried') });
        return null;
      }}
    >
      <p>{t('retry.text')}</p>
    </ReasonDialog>
  );
}
