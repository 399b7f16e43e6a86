import { Band, ButtonLink, PageBody, SectionFallback, Wrap } from '@euro/design-system';
import type { RemoteFailure } from '@euro/platform/host';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { frameTexts } from '../frame/frameTexts.js';
import { PagePlaceholder } from '../routes/PagePlaceholder.js';
import { useFailureSentence } from './useFailureSentence.js';

interface RemoteFailedProps {
  failure: RemoteFailure;
  onRetry: () => void;
  /** Title of the page that is not there. */
  title?: string;
}

/** A page that could not be shown: which one, why, and what to do now. */
export function RemoteFailed({ failure, onRetry, title }: RemoteFailedProps) {
  const t = useText(frameTexts);
  const sentence = useFailureSentence(failure.code);
  const { state, navigation } = usePlatform();
  const team = useShared(state.myTeams).value?.[0];
  const ownPage = team ? `/team/${team.id}` : null;
  const way =
    ownPage && navigation.has(ownPage) && navigation.location.value.pathname !== ownPage
      ? { href: ownPage, text: t('toMyTeam') }
      : { href: '/home', text: t('toHome') };
  // Said once, whole.
  if (sentence === null) return <PagePlaceholder kind="text" title={title} />;
  return (
    <>
      <Band title={title ?? t('sectionFailed')} />
      <Wrap>
        <PageBody>
          <SectionFallback
            title={t('sectionFailed')}
            text={`${sentence} ${t('restWorks')}`.trim()}
            code={t('failureCode', { code: failure.code, remote: failure.remote })}
            retryText={t('retry')}
            onRetry={onRetry}
            actions={
              <ButtonLink variant="secondary" href={way.href}>
                {way.text}
              </ButtonLink>
            }
          />
        </PageBody>
      </Wrap>
    </>
  );
}
