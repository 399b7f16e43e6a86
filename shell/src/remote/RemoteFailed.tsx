import { Band, ButtonLink, Card, PageBody, Stack, Wrap } from '@euro/design-system';
import type { RemoteFailure } from '@euro/platform/host';
import { useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { portalTexts } from '../portal/portalTexts.js';
import { focusMain } from '../ui/focusMain.js';
import { PagePlaceholder } from '../ui/PagePlaceholder.js';
import { PartFailed } from '../ui/PartFailed.js';
import { useFailureParts } from '../ui/useFailureParts.js';

interface RemoteFailedProps {
  failure: RemoteFailure;
  onRetry: () => void;
  /** Title of the page that is not there. */
  title?: string;
}

/** A page that could not be shown: which one, why, and what to do now. */
export function RemoteFailed({ failure, onRetry, title }: RemoteFailedProps) {
  const t = useText(portalTexts);
  const locale = useLocale();
  const parts = useFailureParts();
  const fallback = useFallbackLink();
  const retry = () => {
    // The button disappears with its surroundings.
    focusMain();
    onRetry();
  };
  // Announced once, whole.
  if (parts === undefined) return <PagePlaceholder kind="text" title={title} />;
  const link = (
    <ButtonLink variant="secondary" href={fallback.href}>
      {fallback.text}
    </ButtonLink>
  );
  return (
    <>
      <Band title={title ?? t('sectionFailed')} />
      <Wrap>
        <PageBody>
          {parts ? (
            <parts.SectionFallback
              {...titleAndText(parts.failureSentences[failure.code][locale])}
              code={t('failureCode', { code: failure.code, remote: failure.remote })}
              retryText={t('retry')}
              onRetry={retry}
              actions={link}
            />
          ) : (
            <Card $padded>
              <Stack $gap={16}>
                <PartFailed failure={failure} onRetry={retry} actions={link} />
              </Stack>
            </Card>
          )}
        </PageBody>
      </Wrap>
    </>
  );

  /** Below the page's own title, the text starts with the failure. */
  function titleAndText(sentence: string) {
    if (!title) return { title: sentence, text: t('restWorks') };
    return { title: t('sectionFailed'), text: `${sentence} ${t('restWorks')}` };
  }
}

/** To the own team, or home. */
function useFallbackLink() {
  const t = useText(portalTexts);
  const { state, navigation } = usePlatform();
  const team = useShared(state.myTeams).value?.[0];
  const ownPage = team && `/team/${team.id}`;
  return ownPage && navigation.has(ownPage) && navigation.location.value.pathname !== ownPage
    ? { href: ownPage, text: t('toMyTeam') }
    : { href: '/home', text: t('toHome') };
}
