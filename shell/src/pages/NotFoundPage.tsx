import { NotFound } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { usePortal } from '../portal/PortalContext.js';
import { notFoundTexts } from './texts/notFoundTexts.js';

/** Down to the footer, however high the window is. */
const Filling = styled.div`
  flex: 1;
  display: grid;
`;

/** No page at this path; a section that was released a moment ago may still turn up. */
export function NotFoundPage() {
  const t = useText(notFoundTexts);
  const { registry } = usePortal();
  useEffect(() => {
    void registry.refresh();
  }, [registry]);
  return (
    <Filling>
      <NotFound title={t('notFound')} text={t('notFoundText')} homeText={t('backHome')} homeHref="/home" />
    </Filling>
  );
}
