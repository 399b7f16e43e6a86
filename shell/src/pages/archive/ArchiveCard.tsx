import { Card, CardHeader, ErrorState, TextLink } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { archiveTexts } from '../texts/archiveTexts.js';

interface ArchiveCardProps {
  readonly title: string;
  /** Address of the complete list. */
  readonly href: string;
  readonly linkText: string;
  /** Rows; null where they could not be loaded. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** The first rows of a final table, with the way to all of it. */
export function ArchiveCard({ title, href, linkText, children, onRetry }: ArchiveCardProps) {
  const t = useText(archiveTexts);
  const { navigation } = usePlatform();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={title}
        aside={
          navigation.has(href) && (
            <TextLink href={href} icon={<ChevronRight size={18} aria-hidden />}>
              {linkText}
            </TextLink>
          )
        }
      />
      {children === null ? (
        <ErrorState title={t('failed')} retryText={t('retry')} onRetry={onRetry} />
      ) : (
        <List>{children}</List>
      )}
    </Card>
  );
}

const List = styled.ol`
  container-type: inline-size;
  padding-bottom: 4px;
`;
