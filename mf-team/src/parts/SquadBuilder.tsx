import { Wrap } from '@euro/design-system';
import { type DraftSquad, openSlots, type SquadContext } from '@euro/game';
import {
  BuilderColumns,
  CardPair,
  PitchPage,
  useNames,
  usePlayerMarket,
  useRuleText,
  type World,
} from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { type ReactNode, useRef } from 'react';
import type { SaveObstacle } from '../domain/saveObstacle.js';
import type { DraftSteps } from '../hooks/useDraftSteps.js';
import { useNextOpenPosition } from '../hooks/useNextOpenPosition.js';
import { nextPlace, type Pitchside, useFreePlace } from '../hooks/usePitchside.js';
import type { TeamEditing } from '../hooks/useTeamEditing.js';
import { builderTexts } from '../messages/builderTexts.js';
import { teamTexts } from '../messages/teamTexts.js';
import { BuilderBar, type SaveProblem } from './BuilderBar.js';
import { EditablePitch } from './EditablePitch.js';
import type { SaveActions } from './SaveButtons.js';
import { SquadMarket } from './SquadMarket.js';
import { SwapBar } from './SwapBar.js';

interface SquadBuilderProps {
  draft: DraftSquad;
  context: SquadContext;
  world: World;
  side: Pitchside;
  booster?: TeamEditing['booster'];
  /** Small cards under the pitch: name, tips. */
  children: ReactNode;
  /** Why the squad can't be saved yet. */
  obstacle: SaveObstacle | null;
  problem: SaveProblem | null;
  actions: SaveActions;
  /** Brings whoever pressed save to where it is wrong. */
  onObstacle?: (obstacle: SaveObstacle) => void;
}

/** Pitch, bench and the list of all players: picking, removing, swapping and choosing captains. */
export function SquadBuilder({ draft, context, world, side, booster, children, ...bar }: SquadBuilderProps) {
  const t = useText(builderTexts);
  const team = useText(teamTexts);
  const names = useNames(world);
  const market = usePlayerMarket();
  useNextOpenPosition(draft, market);
  const list = useRef<HTMLDivElement>(null);
  const pressFreePlace = useFreePlace(market, list);
  const benchOpen = draft.slots.filter((slot) => slot.role === 'bench' && slot.playerId === null).length;
  return (
    <>
      <PitchPage>
        <Wrap>
          <BuilderColumns>
            <EditablePitch
              draft={draft}
              context={context}
              world={world}
              side={side}
              booster={booster}
              benchHint={
                benchOpen > 0
                  ? t('placesLeft', { count: benchOpen })
                  : openSlots(draft).total === 0 && team('tapToSwap')
              }
              squadIsOpen
              onFreePlace={pressFreePlace}
              nextPlace={nextPlace(draft, market.filter.positionId)}
            />
            <SquadMarket
              ref={list}
              market={market}
              draft={draft}
              context={context}
              world={world}
              onPick={side.steps.pick}
              onOpen={side.openSheet}
            />
            <CardPair>
              <div>{children}</div>
            </CardPair>
          </BuilderColumns>
        </Wrap>
      </PitchPage>
      {side.swap ? (
        <SwapBar name={names.player(side.swap.playerId)} onStop={side.stopSwap} />
      ) : (
        <Bar draft={draft} context={context} world={world} onExchange={side.steps.exchange} {...bar} />
      )}
    </>
  );
}

interface BarProps extends Omit<SquadBuilderProps, 'side' | 'booster' | 'children'> {
  onExchange: DraftSteps['exchange'];
}

function Bar({ obstacle, onObstacle, world, ...rest }: BarProps) {
  const { notices } = usePlatform();
  const ruleText = useRuleText(world);
  return (
    <BuilderBar
      {...rest}
      world={world}
      obstacle={obstacle && ruleText(obstacle)}
      onObstacle={() => {
        if (obstacle === null) return;
        notices.show({ tone: 'neutral', text: ruleText(obstacle) });
        onObstacle?.(obstacle);
      }}
    />
  );
}
