import { Badge, formatInteger, formatPoints, ListRow, Num, Soft } from '@euro/design-system';
import { formatLocale, useLocale, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { archiveTexts } from '../texts/archiveTexts.js';
import { ArchiveCard } from './ArchiveCard.js';
import type { Archive } from './useArchive.js';

interface FinalRankingCardProps {
  readonly ranking: Archive['ranking'];
  readonly onRetry: () => void;
}

/** The first teams of the final ranking. */
export function FinalRankingCard({ ranking, onRetry }: FinalRankingCardProps) {
  const t = useText(archiveTexts);
  const locale = formatLocale(useLocale());
  const count = ranking?.totalRecords ?? 0;
  return (
    <ArchiveCard title={t('ranking')} href="/rankings" linkText={t('rankings')} onRetry={onRetry}>
      {ranking && (
        <>
          {ranking.data.map(({ team: { id, rank, badge, name, user, points } }) => (
            <ListRow
              key={id}
              leading={
                <>
                  <Place>{formatInteger(rank, locale)}</Place>
                  <Badge seed={id} src={badge} size={40} />
                </>
              }
              title={name}
              detail={[rank === 1 ? t('winner') : '', `${user.firstName} ${user.lastName}`.trim()]
                .filter(Boolean)
                .join(' · ')}
              trailing={<Num>{formatPoints(points, locale, 'always')}</Num>}
            />
          ))}
          <Count as="li">{t('teams', { count, written: formatInteger(count, locale) })}</Count>
        </>
      )}
    </ArchiveCard>
  );
}

const Place = styled(Num)`
  min-width: 1.25rem;
`;

const Count = styled(Soft)`
  padding: 8px 16px 12px;
  list-style: none;
  @container (min-width: 26.5625rem) { padding-inline: 20px; }
`;
