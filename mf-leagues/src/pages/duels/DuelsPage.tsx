import { Band, Button, Card, ErrorState, PageBody, TableSkeleton, Wrap } from '@euro/design-system';
import { useIsArchive } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Cards } from '../../components/layout.js';
import { DuelRows } from '../../duels/DuelRows.js';
import { NewDuelSheet } from '../../duels/NewDuelSheet.js';
import { NoDuels } from '../../duels/NoDuels.js';
import { useMayChallenge } from '../../duels/useMayChallenge.js';
import { useTeamDuelsQuery } from '../../store/duelsApi.js';
import { challengeTexts } from '../../texts/challengeTexts.js';

/** `/duels`: all duels of the first own team; with `?new` the sheet that makes one is open. */
export function DuelsPage() {
  const t = useText(challengeTexts);
  const isArchive = useIsArchive();
  const mayChallenge = useMayChallenge();
  const { search } = useLocation();
  const [isNew, setNew] = useState(() => new URLSearchParams(search).has('new'));
  const [team] = useShared(usePlatform().state.myTeams).value ?? [];
  return (
    <>
      <Band title={t('title')} />
      <PageBody as="div">
        <Wrap>
          <Column>
            {team && <Duels teamId={team.id} />}
            {team && mayChallenge && (
              <Button icon={<Plus size={20} aria-hidden />} onClick={() => setNew(true)}>
                {t('newDuel')}
              </Button>
            )}
          </Column>
          {team && isNew && !isArchive && <NewDuelSheet team={team} onClose={() => setNew(false)} />}
        </Wrap>
      </PageBody>
    </>
  );
}

function Duels({ teamId }: { readonly teamId: number }) {
  const t = useText(challengeTexts);
  const { currentData, error, refetch } = useTeamDuelsQuery(teamId);
  if (currentData)
    return <Card>{currentData.duels.length > 0 ? <DuelRows duels={currentData.duels} /> : <NoDuels />}</Card>;
  if (error) return <ErrorState title={t('failed')} retryText={t('retry')} onRetry={() => void refetch()} />;
  return (
    <Card>
      <TableSkeleton label={t('loading')} rows={3} />
    </Card>
  );
}

const Column = styled(Cards)`
  justify-items: start;
  & > :first-child { width: 100%; }
`;
