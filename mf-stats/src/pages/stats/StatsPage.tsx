import {
  Band,
  Chip,
  ContainerBox,
  formatInteger,
  LiveDot,
  PageBody,
  TabPanel,
  Tabs,
  Wrap,
} from '@euro/design-system';
import { COACH } from '@euro/game';
import { PlayerDetails, useFetchAhead } from '@euro/game-ui';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWatchList } from '../../domain/useWatchList.js';
import { statsTexts } from '../../texts/statsTexts.js';
import { StatsPlayer } from '../player/lazyStatsPlayer.js';
import { TopLineupTab } from '../top/TopLineupTab.js';
import { PlayersTab } from './PlayersTab.js';
import { ALL_WEEKS, STATS_TABS, type StatsView } from './statsView.js';
import { type CountedWorth, useCountedWeeks } from './useCountedWeeks.js';
import { useStatsView } from './useStatsView.js';

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  min-height: 28px;
`;

/** Every player in numbers, the team of each matchday, and each player explained (spec §2 "Stats"). */
export function StatsPage() {
  const t = useText(statsTexts);
  const controls = useStatsView();
  const { view } = controls;
  const watchList = useWatchList();
  useFetchAhead(PlayerDetails, StatsPlayer);
  const { week, worthOf } = useCountedWeeks();
  const shownWeek = view.week === ALL_WEEKS ? week : view.week;

  return (
    <Tabs
      label={t('tabs')}
      tabs={STATS_TABS.map((tab) => ({ value: tab, text: t(`tab.${tab}`) }))}
      value={view.tab}
      onChange={controls.showTab}
    >
      {(tabs) => (
        <>
          <Band
            title={t('title')}
            subtitle={
              <Line>
                <Subtitle view={view} week={week} />
                <Worth worth={worthOf(view.week)} />
              </Line>
            }
          >
            {tabs}
          </Band>
          <TabPanel value="players" tabIndex={-1}>
            <Body>
              <PlayersTab controls={controls} watchList={watchList} lastWeek={week} />
            </Body>
          </TabPanel>
          <TabPanel value="top" tabIndex={-1}>
            <Body>
              <TopLineupTab
                week={shownWeek}
                lastWeek={week}
                onWeek={(weekId) => controls.change({ week: weekId })}
                onOpen={controls.openPlayer}
              />
            </Body>
          </TabPanel>
          {view.player !== null && (
            <StatsPlayer
              id={view.player}
              watchList={watchList}
              comparison={{ ids: view.comparedIds, toggle: controls.compare }}
              onClose={controls.closePlayer}
            />
          )}
        </>
      )}
    </Tabs>
  );
}

function Body({ children }: { readonly children: ReactNode }) {
  return (
    <PageBody as="div">
      <Wrap>
        <ContainerBox>{children}</ContainerBox>
      </Wrap>
    </PageBody>
  );
}

/** That the numbers still come in, or may still change. */
function Worth({ worth }: { readonly worth: CountedWorth }) {
  const t = useText(statsTexts);
  if (worth === 'confirmed') return null;
  return (
    <Chip tone="night" icon={<LiveDot $kind={worth === 'live' ? 'live' : 'provisional'} aria-hidden />}>
      {t(worth === 'live' ? 'worth.live' : 'worth.provisional')}
    </Chip>
  );
}

function Subtitle({ view, week }: { readonly view: StatsView; readonly week: number | null }) {
  const t = useText(statsTexts);
  const locale = formatLocale(useLocale());
  const players = useShared(usePlatform().state.players).value;
  if (!players) return <span>…</span>;
  const coaches = players.filter(({ positionId }) => positionId === COACH).length;
  const counts = {
    players: formatInteger(players.length - coaches, locale),
    coaches: formatInteger(coaches, locale),
  };
  const isAll = view.week === ALL_WEEKS;
  return (
    <span>
      {week === null
        ? t('subtitle.before', counts)
        : t(isAll ? 'subtitle.all' : 'subtitle.week', { ...counts, week: isAll ? week : view.week })}
    </span>
  );
}
