import {
  Band,
  Card,
  media,
  PageBody,
  Skeleton,
  Stack,
  TableSkeleton,
  token,
  Wrap,
} from '@euro/design-system';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { portalTexts } from '../portal/portalTexts.js';

/** As high as the hero that comes. */
const HeroPlace = styled.div`
  min-height: 820px;
  background: ${token.nightDeep};
  ${media.laptop} { min-height: 652px; }
`;

interface PagePlaceholderProps {
  /** 'home', 'form' or 'text'; the path of a section's page, which has a table unless it is home. */
  kind: string;
  title?: string;
}

/** Shown while a page is loading, in about its size. */
export function PagePlaceholder({ kind, title = '\u00a0' }: PagePlaceholderProps) {
  const t = useText(portalTexts);
  if (kind.endsWith('home')) return <HeroPlace role="status" aria-label={t('loading')} />;
  return (
    <>
      <Band title={title} />
      <Wrap>
        <PageBody>
          <Card>
            {kind[0] === '/' ? (
              <TableSkeleton label={t('loading')} rows={8} />
            ) : (
              <Stack $gap={20} role="status" aria-label={t('loading')} style={{ padding: 24 }}>
                <Skeleton $width="46%" $height={22} />
                <Skeleton $height={48} />
                <Skeleton $height={48} />
                <Skeleton $width="70%" $height={16} />
              </Stack>
            )}
          </Card>
        </PageBody>
      </Wrap>
    </>
  );
}
