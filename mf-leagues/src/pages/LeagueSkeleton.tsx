import type { OwnLeague } from '@euro/api-contract';
import { Card, PageBody, Skeleton, TableSkeleton, Wrap } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { Cards, Segments, TableColumns } from '../components/layout.js';
import { leagueTexts } from '../texts/leagueTexts.js';
import { LeaguesBand } from './LeaguesBand.js';

/** The room that a league takes, while it is on its way. */
export function LeagueSkeleton({ leagues }: { readonly leagues: readonly OwnLeague[] }) {
  const t = useText(leagueTexts);
  return (
    <>
      <LeaguesBand leagues={leagues} current={null} loading={leagues.length === 0} />
      <PageBody as="div">
        <Wrap>
          <Segments>
            <Skeleton $width={260} $height={52} $radius={12} />
          </Segments>
          <TableColumns>
            <Cards>
              <Card>
                <Skeleton $height={176} $radius={0} />
                <TableSkeleton label={t('loading')} rows={8} />
              </Card>
            </Cards>
          </TableColumns>
        </Wrap>
      </PageBody>
    </>
  );
}
