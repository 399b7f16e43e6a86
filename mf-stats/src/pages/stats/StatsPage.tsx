import { Band, Card, ContainerBox, formatInteger, PageBody, Segmented, Wrap } from '@euro/design-system';
import { COACH } from '@euro/game';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { statsTexts } from '../../messages/statsTexts.js';
import { PlayerPanel } from '../../player/PlayerPanel.js';
import { GROUPS } from './columns.js';
import { PlayersList } from './PlayersList.js';
import { StatsFilters } from './StatsFilters.js';
import { ALL_WEEKS, type StatsView } from './statsView.js';
import { usePlayersTable } from './usePlayersTable.js';
import { useStatsView } from './useStatsView.js';

const Groups = styled.div`
  margin-bottom: 16px;
  @media (max-width: 767px) {
    margin-right: -16px;
    & > * { border-radius: 12px 0 0 12px; }
    mask-image: linear-gradient(90deg, #000 calc(100% - 56px), #0000);
  }
`;

/** Every player in numbers, and each of them explained (spec §2 "Stats"). */
export function StatsPage() {
  const t = useText(statsTexts);
  const controls = useStatsView();
  const { view, change } = controls;
  const table = usePlayersTable(view);
  const week = useShared(usePlatform().state.matches).value?.deadline.lastScoredWeek ?? null;

  return (
    <>
      <Band title={t('title')} subtitle={<Subtitle view={view} week={week} />} />
      <PageBody as="div">
        <Wrap>
          <ContainerBox>
            <StatsFilters controls={controls} lastWeek={week} />
            <Groups>
              <Segmented
                label={t('groups')}
                options={GROUPS.map((group) => ({ value: group, text: t(`group.${group}`) }))}
                value={view.group}
                onChange={(group) => change({ group })}
              />
            </Groups>
            <Card>
              <PlayersList controls={controls} table={table} lastWeek={week} />
            </Card>
          </ContainerBox>
        </Wrap>
      </PageBody>
      {view.player !== null && <PlayerPanel id={view.player} onClose={controls.closePlayer} />}
    </>
  );
}

function Subtitle({ view, week }: { readonly view: StatsView; readonly week: number | null }) {
  const t = useText(statsTexts);
  const locale = formatLocale(useLocale());
  const players = useShared(usePlatform().state.players).value;
  if (!players) return '…';
  const coaches = players.filter(({ positionId }) => positionId === COACH).length;
  const counts = {
    players: formatInteger(players.length - coaches, locale),
    coaches: formatInteger(coaches, locale),
  };
  if (week === null) return t('subtitle.before', counts);
  if (view.week === ALL_WEEKS) return t('subtitle.all', { ...counts, week });
  return t('subtitle.week', { ...counts, week: view.week });
}
