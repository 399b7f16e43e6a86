import { Card, Skeleton, TableSkeleton } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { matchTexts } from '../../texts/matchTexts.js';

const Bones = styled.div`
  display: grid;
  gap: 16px;
  @media (min-width: 48em) { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; }
`;

/** Days of matches on their way. */
export function MatchdaysSkeleton() {
  const t = useText(matchTexts);
  return (
    <Bones>
      <Skeleton $width={280} $height={28} />
      <span />
      {['one', 'two'].map((day) => (
        <Card key={day}>
          <TableSkeleton label={t('matches.loading')} rows={3} />
        </Card>
      ))}
    </Bones>
  );
}
