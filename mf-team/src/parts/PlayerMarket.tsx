import { Button, Card, CardHeader, Chip, EmptyState, media, Pager, PlayerList } from '@euro/design-system';
import { type DraftSquad, openSlots, type SquadContext } from '@euro/game';
import { useText } from '@euro/platform/react';
import { type Ref, useMemo } from 'react';
import styled from 'styled-components';
import { filterPlayers, pageOf } from '../domain/playerList.js';
import type { World } from '../domain/world.js';
import { useNames } from '../hooks/useNames.js';
import { builderTexts } from '../messages/builderTexts.js';
import { commonTexts } from '../messages/commonTexts.js';
import { useTeamDispatch, useTeamSelector } from '../store/makeStore.js';
import { filterChanged, filterCleared, pageTurned } from '../store/pickerSlice.js';
import { Bleed } from './layout.js';
import { MarketFilters } from './MarketFilters.js';
import { MarketRow } from './MarketRow.js';

interface PlayerMarketProps {
  draft: DraftSquad;
  context: SquadContext;
  world: World;
  onPick: (playerId: number) => void;
  onOpen: (playerId: number) => void;
  /** The heading that a free place scrolls to. */
  ref?: Ref<HTMLDivElement>;
}

/** All players of the tournament, to choose from: filtered, ten a page, each with why he can't be picked. */
export function PlayerMarket({ draft, context, world, onPick, onOpen, ref }: PlayerMarketProps) {
  const t = useText(builderTexts);
  const common = useText(commonTexts);
  const dispatch = useTeamDispatch();
  const { filter, page: wanted } = useTeamSelector((state) => state.picker);
  const found = useMemo(() => filterPlayers(world.players.values(), filter), [world.players, filter]);
  const page = pageOf(found, wanted);
  const { positionId } = filter;
  return (
    <Market ref={ref} tabIndex={-1} role="region" aria-label={t('listLabel')}>
      <Card $bleed>
        <CardHeader
          title={positionId === null ? t('chooseAll') : t(`choose${positionId}`)}
          aside={<Filled draft={draft} world={world} />}
        />
        <MarketFilters
          filter={filter}
          draft={draft}
          world={world}
          onChange={(change) => dispatch(filterChanged(change))}
        />
        <PlayerList
          label={t('listLabel')}
          loadingLabel={common('loading')}
          fallback={
            page.total === 0 ? (
              <EmptyState
                title={t('noPlayers')}
                text={t('noPlayersText')}
                actions={
                  <Button variant="secondary" onClick={() => dispatch(filterCleared())}>
                    {t('clearFilters')}
                  </Button>
                }
              />
            ) : undefined
          }
          footer={
            page.total > 0 && (
              <Pager
                label={t('listLabel')}
                summary={t('range', { from: page.from, to: page.to, total: page.total })}
                page={page.page}
                pages={page.pages}
                onPage={(number) => dispatch(pageTurned(number))}
                previousLabel={t('previous')}
                nextLabel={t('next')}
              />
            )
          }
        >
          {page.items.map((player) => (
            <MarketRow
              key={player.id}
              player={player}
              draft={draft}
              context={context}
              world={world}
              onPick={onPick}
              onOpen={onOpen}
            />
          ))}
        </PlayerList>
      </Card>
    </Market>
  );
}

function Filled({ draft, world }: Pick<PlayerMarketProps, 'draft' | 'world'>) {
  const names = useNames(world);
  const positionId = useTeamSelector((state) => state.picker.filter.positionId);
  const open = openSlots(draft);
  if (positionId === null) {
    const total = draft.slots.length;
    return (
      <Chip>
        {total - open.total}/{total}
      </Chip>
    );
  }
  const total = world.rules.squadLayout[positionId];
  return (
    <Chip>
      {names.positionCode(positionId)} {total - open.byPosition[positionId]}/{total}
    </Chip>
  );
}

/** Stops below the header when it is scrolled to. */
const Market = styled(Bleed)`
  scroll-margin-top: 72px;
  ${media.laptop} { scroll-margin-top: 92px; }
`;
