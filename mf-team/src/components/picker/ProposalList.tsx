import type { Player } from '@euro/api-contract';
import { CardHeader } from '@euro/design-system';
import { type DraftSquad, type SquadContext, slotOf, squadPrice } from '@euro/game';
import { expectations, gamePlayerOf, MarketRow, PickerTitle, useFormat, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { builderTexts } from '../../texts/builderTexts.js';
import { pickerTexts } from '../../texts/pickerTexts.js';

interface ProposalListProps {
  /** Ids of the proposed players. */
  playerIds: readonly number[];
  draft: DraftSquad;
  context: SquadContext;
  /** Requests another player in his place. */
  onOther: (playerId: number) => void;
  onOpen: (playerId: number) => void;
}

/** The players that filled the squad at one press: place, expected points, and a button for another player. */
export function ProposalList({ playerIds, draft, context, onOther, onOpen }: ProposalListProps) {
  const world = useWorld();
  const t = useText(pickerTexts);
  const builder = useText(builderTexts);
  const format = useFormat();
  const expectation = useMemo(() => expectations(world, context.matchday), [world, context.matchday]);
  const players = [...playerIds]
    .sort((one, other) => slotOf(draft, one) - slotOf(draft, other))
    .flatMap((id) => world.players.get(id) ?? []);
  const adviceOf = (player: Player) => {
    const isOnBench = draft.slots[slotOf(draft, player.id)]?.role === 'bench';
    const points = format.oneDecimal(expectation(gamePlayerOf(player)));
    return {
      action: 'swap' as const,
      actionLabel: t('another', { name: player.name }),
      reason: `${t(isOnBench ? 'onBench' : 'inLineup')} · ${t('expected', { points })}`,
    };
  };
  return (
    <Root>
      <CardHeader
        title={
          <PickerTitle title={builder('filled', { count: players.length })} note={builder('filledBy')} />
        }
      />
      <ul>
        {players.map((player) => (
          <MarketRow
            key={player.id}
            player={player}
            weekId={context.matchday}
            adviceOf={adviceOf}
            priceOf={(candidate) => squadPrice(gamePlayerOf(candidate), context)}
            onPick={onOther}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.section`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  min-height: 0;
  & > ul { flex: 1; min-height: 0; overflow-y: auto; overscroll-behavior: contain; }
`;
