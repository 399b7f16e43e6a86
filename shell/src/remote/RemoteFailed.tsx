import { Band, ButtonLink, PageBody, SectionFallback, Wrap } from '@euro/design-system';
import { failureSentences, type RemoteFailure } from '@euro/platform/host';
import { useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { portalTexts } from '../portal/portalTexts.js';
import { focusMain } from '../ui/focusMain.js';
import { failedTexts } from './failedTexts.js';

/** Props of {@link RemoteFailed}. */
export interface RemoteFailedProps {
  failure: RemoteFailure;
  onRetry: () => void;
  /** Title of the page that is not there. */
  title?: string;
}

/** A page that could not be shown: which one, why, and what to do now. */
export function RemoteFailed({ failure, onRetry, title }: RemoteFailedProps) {
  const t = useText(portalTexts);
  const own = useText(failedTexts);
  const sentence = failureSentences[failure.code][useLocale()];
  const fallback = useFallbackLink();
  // Below the page's own title, the text starts with the failure.
  const words = title
    ? { title: own('sectionFailed'), text: `${sentence} ${own('restWorks')}` }
    : { title: sentence, text: own('restWorks') };
  return (
    <>
      <Band title={title ?? own('sectionFailed')} />
      <Wrap>
        <PageBody>
          <SectionFallback
            {...words}
            code={t('failureCode', { code: failure.code, remote: failure.remote })}
            retryText={t('retry')}
            onRetry={() => {
              // The button disappears with its surroundings.
              focusMain();
              onRetry();
            }}
            actions={
              <ButtonLink variant="secondary" href={fallback.href}>
                {fallback.text}
              </ButtonLink>
            }
          />
        </PageBody>
      </Wrap>
    </>
  );
}

/** To the own team, or home. */
function useFallbackLink() {
  const t = useText(failedTexts);
  const { state, navigation } = usePlatform();
  const team = useShared(state.myTeams).value?.[0];
  const ownPage = team && `/team/${team.id}`;
  return ownPage && navigation.has(ownPage) && navigation.location.value.pathname !== ownPage
    ? { href: ownPage, text: t('toMyTeam') }
    : { href: '/home', text: t('toHome') };
}
