import { PageBody, TableSkeleton, Wrap } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { loadingTexts } from '../messages/loadingTexts.js';

/** Placeholder of a page whose code is loading. */
export function PageSkeleton() {
  const t = useText(loadingTexts);
  return (
    <PageBody as="div">
      <Wrap>
        <TableSkeleton label={t('loading')} rows={8} />
      </Wrap>
    </PageBody>
  );
}
