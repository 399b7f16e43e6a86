import { SectionFallback, TableSkeleton } from '@euro/design-system';
import { failureSentences } from '@euro/platform/host';
import { useLocale, useShared, useText } from '@euro/platform/react';
import { createPortal } from 'react-dom';
import type { ShownFrame } from '../portal/createEmbedFrames.js';
import { usePortal } from '../portal/PortalContext.js';
import { frameTexts } from './frameTexts.js';

/** What stands in the place of embeds that are on their way or failed. */
export function EmbedFrames() {
  return useShared(usePortal().embedFrames.shown).map((frame, at) =>
    createPortal(<Frame {...frame} />, frame.element, `${at}`),
  );
}

function Frame({ state, retry }: ShownFrame) {
  const t = useText(frameTexts);
  const locale = useLocale();
  if (state.status !== 'failed') return <TableSkeleton label={t('loading')} rows={5} />;
  const { code, remote } = state.failure;
  return (
    <SectionFallback
      title={t('sectionFailed')}
      text={failureSentences[code][locale]}
      code={t('failureCode', { code, remote })}
      retryText={t('retry')}
      onRetry={retry}
    />
  );
}
