import { Card, ContainerBox, PageBody, SidePanelLayout, TabPanel, Tabs, Wrap } from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { useRef } from 'react';
import styled from 'styled-components';
import { RANKING_TABS, type RankingTab } from '../../domain/rankingView.js';
import { rankingTexts } from '../../texts/rankingTexts.js';
import { OwnPointsCard } from './OwnPointsCard.js';
import { PrizesCard } from './PrizesCard.js';
import { RankingBand } from './RankingBand.js';
import { RankingFilters } from './RankingFilters.js';
import { RankingList } from './RankingList.js';
import { useAnnounceCount } from './useAnnounceCount.js';
import { useRanking } from './useRanking.js';
import { useRankingView } from './useRankingView.js';
import { useShowOwn } from './useShowOwn.js';
import { YourPlaceCard } from './YourPlaceCard.js';

/** Beside each other where the side column is below the ranking. */
const Aside = styled.aside`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: 16px;
  align-items: start;
`;

/** Rankings: overall, by matchday, month and period, among friends and among experts (spec §2 "Rankings"). */
export function RankingsPage() {
  const t = useText(rankingTexts);
  const controls = useRankingView();
  const { view } = controls;
  const screen = useRanking(view);
  const { ranking } = screen;
  const list = useRef<HTMLDivElement>(null);
  const showOwn = useShowOwn(controls, ranking, list);
  useAnnounceCount(view.search, ranking);
  const settings = useShared(usePlatform().state.application).value;
  const empty: readonly RankingTab[] | undefined = settings?.emptyRankings;

  return (
    <Tabs
      label={t('tabs')}
      tabs={RANKING_TABS.flatMap((tab) =>
        // One that an address names is shown, empty as it is.
        empty?.includes(tab) && tab !== view.tab ? [] : { value: tab, text: t(`tab.${tab}`) },
      )}
      value={view.tab}
      onChange={controls.showTab}
    >
      {(tabs) => (
        <>
          <RankingBand tab={view.tab} ranking={ranking} tabs={tabs} />
          {RANKING_TABS.map((tab) => (
            <TabPanel key={tab} value={tab} tabIndex={-1}>
              <PageBody as="div">
                <Wrap>
                  <ContainerBox>
                    <SidePanelLayout $side={336}>
                      <div ref={list}>
                        <RankingFilters controls={controls} screen={screen} />
                        <Card>
                          <RankingList
                            view={view}
                            screen={screen}
                            onPage={controls.showPage}
                            onClearSearch={() => controls.search('')}
                          />
                        </Card>
                      </div>
                      <Aside>
                        <YourPlaceCard view={view} ranking={ranking} week={screen.week} onShow={showOwn} />
                        <OwnPointsCard ranking={ranking} />
                        <PrizesCard tab={tab} ranking={ranking} />
                      </Aside>
                    </SidePanelLayout>
                  </ContainerBox>
                </Wrap>
              </PageBody>
            </TabPanel>
          ))}
        </>
      )}
    </Tabs>
  );
}
