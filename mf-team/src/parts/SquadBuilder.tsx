import { Wrap } from '@euro/design-system';
import { type DraftSquad, openSlots, type SquadContext } from '@euro/game';
import { useText } from '@euro/platform/react';
import { type ReactNode, useRef } from 'react';
import type { World } from '../domain/world.js';
import { useNames } from '../hooks/useNames.js';
import { useFreePlace, useNextPlace, usePitchside } from '../hooks/usePitchside.js';
import { builderTexts } from '../messages/builderTexts.js';
import { teamTexts } from '../messages/teamTexts.js';
import { PlayerDetails } from '../sheet/PlayerDetails.js';
import { SquadActions } from '../sheet/SquadActions.js';
import { BuilderColumns, CardPair, PitchPage, PitchPlace } from './layout.js';
import { PlayerMarket } from './PlayerMarket.js';
import { SquadPitch } from './SquadPitch.js';
import { SwapBar } from './SwapBar.js';

interface SquadBuilderProps {
  draft: DraftSquad;
  context: SquadContext;
  world: World;
  /** Small cards under the pitch: name, tips. */
  children: ReactNode;
  /** What stays at the bottom, but for a swap. */
  bar: ReactNode;
}

/** Pitch, bench and the list of all players: picking, removing, swapping and choosing captains. */
export function SquadBuilder({ draft, context, world, children, bar }: SquadBuilderProps) {
  const t = useText(builderTexts);
  const team = useText(teamTexts);
  const names = useNames(world);
  const market = useRef<HTMLDivElement>(null);
  const side = usePitchside(draft, context, world);
  const pressFreePlace = useFreePlace(market);
  const nextPlace = useNextPlace(draft);
  const benchOpen = draft.slots.filter((slot) => slot.role === 'bench' && slot.playerId === null).length;
  const sheetPlayer = side.sheetId === null ? undefined : context.players.get(side.sheetId);
  return (
    <>
      <PitchPage>
        <Wrap>
          <BuilderColumns>
            <PitchPlace ref={side.pitch}>
              <SquadPitch
                draft={draft}
                world={world}
                weekId={context.matchday}
                benchHint={
                  benchOpen > 0
                    ? t('placesLeft', { count: benchOpen })
                    : openSlots(draft).total === 0 && team('tapToSwap')
                }
                onPlayer={side.pressPlayer}
                onFreePlace={pressFreePlace}
                nextPlace={nextPlace}
                swap={side.swap}
                openId={side.sheetId}
              />
            </PitchPlace>
            <PlayerMarket
              ref={market}
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
        {sheetPlayer && (
          <PlayerDetails
            playerId={sheetPlayer.id}
            world={world}
            onClose={side.closeSheet}
            actions={
              <SquadActions
                player={sheetPlayer}
                draft={draft}
                context={context}
                world={world}
                steps={side.steps}
                squadIsOpen
                onSwap={side.startSwap}
                onDone={side.closeSheet}
              />
            }
          />
        )}
      </PitchPage>
      {side.swap ? <SwapBar name={names.player(side.swap.playerId)} onStop={side.stopSwap} /> : bar}
    </>
  );
}
