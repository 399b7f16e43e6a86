import { Band, Card, ErrorState, PageBody, Skeleton, TableSkeleton, Wrap } from '@euro/design-system';
import type { MyTeam } from '@euro/platform';
import { useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import { useTeams } from '../hooks/useTeams.js';
import { teamTexts } from '../texts/teamTexts.js';
import { PayColumns } from './layout.js';

interface TeamsFrameProps {
  readonly title: string;
  readonly children: (teams: readonly MyTeam[]) => ReactNode;
}

/** A page about the reader's teams: while they come, when they don't, and once they are there. */
export function TeamsFrame({ title, children }: TeamsFrameProps) {
  const t = useText(teamTexts);
  const teams = useTeams();
  if (teams.status === 'ready') return children(teams.teams);
  return (
    <>
      <Band title={title} />
      <PageBody as="div">
        <Wrap>
          {teams.status === 'failed' ? (
            <ErrorState
              title={t('failedTitle')}
              text={t('failedText')}
              retryText={t('retry')}
              onRetry={teams.retry}
            />
          ) : (
            <PayColumns>
              <Card>
                <TableSkeleton label={t('loading')} rows={4} />
              </Card>
              <Skeleton $height={280} $radius={12} />
            </PayColumns>
          )}
        </Wrap>
      </PageBody>
    </>
  );
}
