import type { QueryOf } from '@euro/api-contract';
import { Field, Soft } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { manyRefundTexts } from '../texts/manyRefundTexts.js';
import { useRefundCountQuery, useRefundManyMutation } from './refundsApi.js';

interface RefundAllProps {
  readonly filter: QueryOf<'GET admin/refunds/count'>;
  readonly onClose: () => void;
}

/** Pays back all orders of a filter: counts them first, and asks for that number and a reason. */
export function RefundAll({ filter, onClose }: RefundAllProps) {
  const t = useText(manyRefundTexts);
  const { price } = useFormat();
  const { notices } = usePlatform();
  const { data, isFetching, isError } = useRefundCountQuery(filter, { refetchOnMountOrArgChange: true });
  const [refundMany] = useRefundManyMutation();
  const [typed, setTyped] = useState('');
  const counted = isFetching || isError ? undefined : data;

  function whyNot(): string | undefined {
    if (isError) return t('count.failed');
    if (counted === undefined) return t('counting');
    if (counted.count === 0) return t('count.none');
    return typed.trim() === String(counted.count) ? undefined : t('type.first');
  }

  return (
    <ReasonDialog
      title={t('all.title')}
      confirmText={t('all.confirm')}
      danger
      blocked={whyNot()}
      onClose={onClose}
      onConfirm={async (reason) => {
        if (counted === undefined) return null;
        const { error } = await refundMany({ filter, ...counted, reason });
        if (error) {
          setTyped('');
          return asFailure(error);
        }
        notices.show({ tone: 'positive', text: t('all.done', { count: counted.count }) });
        return null;
      }}
    >
      <p role="status">
        {counted
          ? t('counted', { count: counted.count, amount: price(counted.amount) })
          : t(isError ? 'count.failed' : 'counting')}
      </p>
      <Soft>{t('all.does')}</Soft>
      <Field
        label={t('type', { count: counted?.count ?? 0 })}
        inputMode="numeric"
        maxLength={9}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ReasonDialog>
  );
}
