import { NotFound } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useEffect } from 'react';
import { usePortal } from '../portal/PortalContext.js';
import { frameTexts } from './frameTexts.js';

/** No page at this path; a section that was released a moment ago may still turn up. */
export function NotFoundPage() {
  const t = useText(frameTexts);
  const { registry } = usePortal();
  useEffect(() => {
    void registry.refresh();
  }, [registry]);
  return (
    <NotFound title={t('notFound')} text={t('notFoundText')} homeText={t('backHome')} homeHref="/home" />
  );
}
