import { Card, EmptyState, ErrorState, TableSkeleton } from '@euro/design-system';
import type { ApiFailure } from '@euro/platform';
import { useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { deskTexts } from '../texts/deskTexts.js';

interface AnswerProps<T> {
  readonly query: {
    readonly data?: T | undefined;
    readonly error?: ApiFailure | SerializedError | undefined;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Condition and text of an empty answer; absent if it can't be empty. */
  readonly empty?: { readonly when: (data: T) => boolean; readonly title: string; readonly text?: string };
  readonly rows?: number;
  readonly children: (data: T) => ReactNode;
}

/** A list of the desk while it comes, when it doesn't, when it is empty, and once it is there. */
export function Answer<T>({ query, empty, rows = 6, children }: AnswerProps<T>) {
  const t = useText(deskTexts);
  const { data, error } = query;
  if (data !== undefined) {
    if (!empty?.when(data)) return children(data);
    return (
      <Card $padded>
        <EmptyState title={empty.title} text={empty.text} />
      </Card>
    );
  }
  if (error === undefined)
    return (
      <Card>
        <TableSkeleton label={t('loading')} rows={rows} />
      </Card>
    );
  const { message, code } = asFailure(error);
  return (
    <Card $padded>
      <ErrorState
        title={t('failed')}
        text={message}
        code={code}
        retryText={t('retry')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </Card>
  );
}
