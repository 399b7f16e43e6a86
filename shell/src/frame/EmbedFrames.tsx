import { PageBody, SectionFallback, TableSkeleton, Wrap } from '@euro/design-system';
import type { RemoteFailure } from '@euro/platform/host';
import { useShared, useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { ShownFrame } from '../portal/createEmbedFrames.js';
import { usePortal } from '../portal/PortalContext.js';
import { portalTexts } from '../portal/portalTexts.js';
import { failedTexts } from '../remote/failedTexts.js';
import { useFailureSentence } from '../ui/useFailureSentence.js';

/** Shown in place of embeds that are loading or failed. */
export function EmbedFrames() {
  return useShared(usePortal().embedFrames.frames).map((frame, at) =>
    createPortal(<Frame {...frame} />, frame.element, `${at}`),
  );
}

function Frame({ element, state, retry }: ShownFrame) {
  const t = useText(portalTexts);
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

/** A full-width embed has the margins of a page; one in a column has that column's. */
function Margins({ around, children }: { around: HTMLElement; children: ReactNode }) {
  if (around.clientWidth < document.documentElement.clientWidth) return children;
  return (
    <Wrap>
      <PageBody>{children}</PageBody>
    </Wrap>
  );
}

function Failed({ failure: { code, remote }, onRetry }: { failure: RemoteFailure; onRetry: () => void }) {
  const t = useText(portalTexts);
  const own = useText(failedTexts);
  const sentence = useFailureSentence(code);
  if (sentence === null) return <TableSkeleton label={t('loading')} rows={5} />;
  return (
    <SectionFallback
      title={own('sectionFailed')}
      text={sentence}
      code={t('failureCode', { code, remote })}
      retryText={t('retry')}
      onRetry={onRetry}
    />
  );
}
