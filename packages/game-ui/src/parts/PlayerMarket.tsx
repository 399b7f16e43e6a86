import type { Player } from '@euro/api-contract';
import { Button, Card, CardHeader, EmptyState, media } from '@euro/design-system';
import type { PositionId, Tenths } from '@euro/game';
import { useText } from '@euro/platform/react';
import {
  memo,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import styled from 'styled-components';
import { expectations } from '../domain/expectations.js';
import { filterPlayers, PAGE_SIZE, pageOf } from '../domain/playerList.js';
import { gamePlayerOf } from '../domain/world.js';
import { ignoreTaps } from '../hooks/ignoreTaps.js';
import type { MarketControl } from '../hooks/usePlayerMarket.js';
import { useWorld } from '../hooks/useWorld.js';
import { commonTexts } from '../messages/commonTexts.js';
import { marketTexts } from '../messages/marketTexts.js';
import { ListPager } from './ListPager.js';
import { Bleed } from './layout.js';
import { type FiltersLook, MarketFilters } from './MarketFilters.js';
import { type MarketAdvice, MarketRow, type MarketRowProps } from './MarketRow.js';
import { PlayerList } from './player-list/PlayerList.js';

/** Props of {@link PlayerMarket}. */
export interface PlayerMarketProps {
  /** From `usePlayerMarket`. */
  market: MarketControl;
  /** The matchday whose next opponents are beside the names; null shows none. */
  weekId: number | null;
  title: ReactNode;
  /** At the right of the title. */
  aside?: ReactNode;
  /** Number of players chosen in a position; without it the positions show no numbers. */
  filledOf?: (positionId: PositionId) => number;
  /** `search`: nation, order and value wait behind a button. */
  filters?: FiltersLook;
  /** Instead of title and filters: a {@link PickerHead}, in a sheet where only the players scroll. */
  head?: ReactNode;
  /** Instead of "Zoek een speler": "Zoek een aanvaller". */
  searchLabel?: string;
  /** The position is settled by the filter: it can't be chosen. */
  positionIsFixed?: boolean;
  /** Ids of players who are chosen already: only a search by name finds them. */
  chosenIds?: ReadonlySet<number>;
  /** 0 for a player who fits, more for one who fits less; those come later by expected points and by form. */
  misfitOf?: (player: Player) => number;
  /** The action for a player, and why it is refused; called for the rows on screen only. */
  adviceOf: (player: Player) => MarketAdvice;
  /** His price, in tenths of a million. */
  priceOf: (player: Player) => Tenths;
  /** The line below his price; the share of teams that chose him without it. */
  noteOf?: MarketRowProps['noteOf'];
  /** His button was pressed, unless he is `in` already: that opens him. */
  onPick: (playerId: number) => void;
  onOpen: (playerId: number) => void;
  /** The list itself, which a free place scrolls to and gives the focus. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * All players of the tournament, to choose from: filtered, ten a page, each with why he can't be picked. The rows
 * follow the filters as soon as the browser has time, so that typing never waits for them.
 */
export function PlayerMarket(props: PlayerMarketProps) {
  const world = useWorld();
  const {
    market,
    title,
    aside,
    filledOf,
    filters,
    head,
    searchLabel,
    positionIsFixed,
    chosenIds,
    misfitOf,
    onPick,
    ref,
    ...rows
  } = props;
  const t = useText(marketTexts);
  const common = useText(commonTexts);
  const deferred = useDeferredValue(market);
  const expectedOf = useExpectation(rows.weekId);
  const page = useMemo(
    () =>
      pageOf(
        filterPlayers(world.players.values(), deferred.filter, { chosenIds, expectedOf, misfitOf }),
        deferred.page,
      ),
    [world.players, deferred, chosenIds, expectedOf, misfitOf],
  );
  const { list, pick, ...presses } = usePick(onPick);
  return (
    <Market
      ref={ref}
      tabIndex={-1}
      // In a sheet the dialog is the landmark.
      role={head ? undefined : 'region'}
      aria-label={head ? undefined : t('listLabel')}
      data-sheet={head ? '' : undefined}
      {...presses}
    >
      {page.total > 0 && (
        <Skip variant="lime" onClick={() => list.current?.focus()}>
          {t('toRows')}
        </Skip>
      )}
      <Card $bleed>
        {head ?? (
          <>
            <CardHeader title={title} aside={aside} />
            <MarketFilters
              filter={market.filter}
              filledOf={filledOf}
              onChange={market.setFilter}
              look={filters}
              searchLabel={searchLabel}
              positionIsFixed={positionIsFixed}
            />
          </>
        )}
        <PlayerList
          ref={list}
          label={t('listLabel')}
          loadingLabel={common('loading')}
          fallback={page.total === 0 ? <NoPlayers onClear={market.clearFilter} /> : undefined}
          footer={
            page.total > 0 && (
              <ListPager
                label={t('listLabel')}
                page={page.page}
                pages={page.pages}
                size={PAGE_SIZE}
                total={page.total}
                onPage={market.turnTo}
              />
            )
          }
        >
          <Rows
            players={page.items}
            onPick={pick}
            expectedOf={head || deferred.filter.order === 'expected' ? expectedOf : undefined}
            {...rows}
          />
        </PlayerList>
      </Card>
    </Market>
  );
}

/** A second tap within this many ms is not meant for the player who has come under the thumb. */
const SECOND_TAP_MS = 400;

/** The list, the press of a player's button in it, and handlers of the element around it that the press needs. */
function usePick(onPick: (playerId: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const hasPicked = useRef(false);
  const isTouch = useRef(false);
  const pick = useCallback(
    (playerId: number) => {
      hasPicked.current = true;
      if (isTouch.current) ignoreTaps(SECOND_TAP_MS);
      onPick(playerId);
    },
    [onPick],
  );
  // A pick that makes the list go on takes the pressed button away, and the focus with it.
  useLayoutEffect(() => {
    if (!hasPicked.current || document.activeElement !== document.body) return;
    hasPicked.current = false;
    list.current?.focus({ preventScroll: true });
  });
  return {
    list,
    pick,
    onPointerDown({ pointerType }: PointerEvent) {
      isTouch.current = pointerType === 'touch';
    },
    onBlur() {
      hasPicked.current = false;
    },
  };
}

function NoPlayers({ onClear }: { onClear: () => void }) {
  const t = useText(marketTexts);
  return (
    <EmptyState
      title={t('noPlayers')}
      text={t('noPlayersText')}
      actions={
        <Button variant="secondary" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      }
    />
  );
}

/** Expected points of the players in the matchday; 0 without one. */
function useExpectation(weekId: number | null): (player: Player) => number {
  const world = useWorld();
  return useMemo(() => {
    const expectation = expectations(world, weekId ?? 0);
    return (player) => expectation(gamePlayerOf(player));
  }, [world, weekId]);
}

interface RowsProps extends Omit<MarketRowProps, 'player'> {
  players: readonly Player[];
}

const Rows = memo(function Rows({ players, ...row }: RowsProps) {
  return players.map((player) => <MarketRow key={player.id} player={player} {...row} />);
});

/** Past the filters, for keyboards: shown while it has the focus. */
const Skip = styled(Button)`
  position: absolute;
  z-index: 1;
  top: 8px;
  left: 8px;
  &:not(:focus) { width: 1px; min-height: 0; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); }
`;

/** Stops below the header when it is scrolled to. */
const Market = styled(Bleed)`
  position: relative;
  scroll-margin-top: 72px;
  ${media.laptop} { scroll-margin-top: 92px; }
`;
