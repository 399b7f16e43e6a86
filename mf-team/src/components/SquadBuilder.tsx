import { Wrap } from '@euro/design-system';
import { type DraftSquad, openSlots, type SquadContext } from '@euro/game';
import { BuilderColumns, CardPair, PitchPage, usePlayerMarket, useRuleText } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { type ReactNode, useDeferredValue, useRef } from 'react';
import type { SaveObstacle } from '../domain/saveObstacle.js';
import { useNextOpenPosition } from '../hooks/useNextOpenPosition.js';
import { nextPlace, type PitchSelection, useFreePlace } from '../hooks/usePitchSelection.js';
import type { TeamEditing } from '../hooks/useTeamEditing.js';
import { builderTexts } from '../texts/builderTexts.js';
import { teamTexts } from '../texts/teamTexts.js';
import { BuilderBar, type SaveProblem } from './BuilderBar.js';
import { EditablePitch } from './EditablePitch.js';
import type { SaveActions } from './SaveButtons.js';
import { SquadMarket } from './SquadMarket.js';

interface SquadBuilderProps {
  draft: DraftSquad;
  context: SquadContext;
  side: PitchSelection;
  booster?: TeamEditing['booster'];
  /** Small cards under the pitch: name, tips. */
  children: ReactNode;
  /** Why the squad can't be saved yet. */
  obstacle: SaveObstacle | null;
  problem: SaveProblem | null;
  actions: SaveActions;
  /** Scrolls to what is wrong after a press on save. */
  onObstacle?: (obstacle: SaveObstacle) => void;
}

/** Pitch, bench and the list of all players: picking, removing, swapping and choosing captains. */
export function SquadBuilder({ draft, context, side, booster, children, ...bar }: SquadBuilderProps) {
  const t = useText(builderTexts);
  const team = useText(teamTexts);
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
              draft={useDeferredValue(draft)}
              context={context}
              onPick={side.steps.pick}
              onOpen={side.openSheet}
            />
            <CardPair>
              <div>{children}</div>
            </CardPair>
          </BuilderColumns>
        </Wrap>
      </PitchPage>
      <Bar draft={draft} context={context} side={side} {...bar} />
    </>
  );
}

function Bar({ obstacle, onObstacle, side, ...rest }: Omit<SquadBuilderProps, 'booster' | 'children'>) {
  const { notices } = usePlatform();
  const ruleText = useRuleText();
  return (
    <BuilderBar
      {...rest}
      side={side}
      obstacle={obstacle && ruleText(obstacle)}
      onObstacle={() => {
        if (obstacle === null) return;
        notices.show({ tone: 'neutral', text: ruleText(obstacle) });
        onObstacle?.(obstacle);
      }}
    />
  );
}
