import { PageBody, SectionFallback, TableSkeleton, Wrap } from '@euro/design-system';
import type { RemoteFailure } from '@euro/platform/host';
import { useShared, useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { ShownFrame } from '../portal/createEmbedFrames.js';
import { usePortal } from '../portal/PortalContext.js';
import { useFailureSentence } from '../remote/useFailureParts.js';
import { frameTexts } from './frameTexts.js';

/** What stands in the place of embeds that are on their way or failed. */
export function EmbedFrames() {
  return useShared(usePortal().embedFrames.shown).map((frame, at) =>
    createPortal(<Frame {...frame} />, frame.element, `${at}`),
  );
}

function Frame({ element, state, retry }: ShownFrame) {
  const t = useText(frameTexts);
  return (
    <Margins around={element}>
      {state.status === 'failed' ? (
        <Failed failure={state.failure} onRetry={retry} />
      ) : (
        <TableSkeleton label={t('loading')} rows={5} />
      )}
    </Margins>
  );
}

/** An embed that goes from edge to edge has margins of its own, as a page has; one in a column stands in that column's. */
function Margins({ around, children }: { around: HTMLElement; children: ReactNode }) {
  if (around.clientWidth < document.documentElement.clientWidth) return children;
  return (
    <Wrap>
      <PageBody>{children}</PageBody>
    </Wrap>
  );
}

function Failed({ failure: { code, remote }, onRetry }: { failure: RemoteFailure; onRetry: () => void }) {
  const t = useText(frameTexts);
  const sentence = useFailureSentence(code);
  if (sentence === null) return <TableSkeleton label={t('loading')} rows={5} />;
  return (
    <SectionFallback
      title={t('sectionFailed')}
      text={sentence}
      code={t('failureCode', { code, remote })}
      retryText={t('retry')}
      onRetry={onRetry}
    />
  );
}
