import {
  Band,
  Card,
  EmptyState,
  ErrorState,
  formatDate,
  PageBody,
  Skeleton,
  Stack,
  Wrap,
} from '@euro/design-system';
import { formatLocale, useLocale, useText } from '@euro/platform/react';
import { ConsentCard } from '../../consent/ConsentCard.js';
import { contentTexts } from '../texts/contentTexts.js';
import type { ContentSlug } from './contentSlug.js';
import { Prizes } from './Prizes.js';
import { TextBody } from './TextBody.js';
import { type ContentState, useContent } from './useContent.js';
import { useHashTarget } from './useHashTarget.js';

/** Rules, terms, privacy, cookies and prizes: texts of the competition (spec §2). */
export function ContentPage({ slug }: { readonly slug: ContentSlug }) {
  const t = useText(contentTexts);
  const locale = formatLocale(useLocale());
  const { state, retry } = useContent(slug);
  const isReady = state.status === 'ready';
  useHashTarget(isReady);
  return (
    <>
      <Band
        title={isReady ? state.content.title : t(`title.${slug}`)}
        subtitle={isReady ? t('updated', { day: formatDate(state.content.updated, locale) }) : '\u00a0'}
      />
      <PageBody as="div">
        <Wrap>
          <Body slug={slug} state={state} onRetry={retry} />
        </Wrap>
      </PageBody>
    </>
  );
}

interface BodyProps {
  readonly slug: ContentSlug;
  readonly state: ContentState;
  readonly onRetry: () => void;
}

function Body({ slug, state, onRetry }: BodyProps) {
  const t = useText(contentTexts);
  switch (state.status) {
    case 'loading':
      return <Bones label={t('loading')} />;
    case 'missing':
      return (
        <Card>
          <EmptyState title={t('missing')} text={t('missing.text')} />
        </Card>
      );
    case 'failed':
      return (
        <Card>
          <ErrorState
            title={t('failed')}
            text={state.message ?? undefined}
            retryText={t('retry')}
            onRetry={onRetry}
          />
        </Card>
      );
    case 'ready':
      return slug === 'prizes' ? (
        <Prizes content={state.content} />
      ) : (
        <Stack>
          {slug === 'cookie-policy' && <ConsentCard />}
          <TextBody content={state.content} />
        </Stack>
      );
  }
}

function Bones({ label }: { readonly label: string }) {
  return (
    <Card $padded>
      <Stack role="status" aria-label={label}>
        {['80%', '96%', '64%'].map((width) => (
          <Skeleton key={width} $width={width} $height={16} />
        ))}
        <Skeleton $width="40%" $height={28} />
        {['92%', '88%', '95%', '50%'].map((width) => (
          <Skeleton key={width} $width={width} $height={16} />
        ))}
        <Skeleton $height={220} $radius={12} />
      </Stack>
    </Card>
  );
}
