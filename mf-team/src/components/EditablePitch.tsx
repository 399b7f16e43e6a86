import { type Booster, type DraftSquad, openSlots, type PositionId, type SquadContext } from '@euro/game';
import {
  OpenPairingsNote,
  PitchNote,
  PitchPlace,
  PlayerDetails,
  rulesIn,
  useFetchAhead,
  useFormat,
  useNames,
  useWorld,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { useDragSwap } from '../drag/useDragSwap.js';
import type { PitchSelection } from '../hooks/usePitchSelection.js';
import { SquadActions } from '../sheet/SquadActions.js';
import { useTeamSelector } from '../store/teamStore.js';
import { boosterTexts } from '../texts/boosterTexts.js';
import { BoosterIcon } from './BoosterIcon.js';
import { FillButton } from './FillButton.js';
import { SquadPitch } from './SquadPitch.js';

interface EditablePitchProps {
  draft: DraftSquad;
  context: SquadContext;
  side: PitchSelection;
  /** Booster of this matchday. */
  booster?: Booster | null;
  /** At the right of the bench's title. */
  benchHint: ReactNode;
  /** True while players may be bought and sold, false while they may only change places. */
  squadIsOpen: boolean;
  onFreePlace?: (positionId: PositionId) => void;
  nextPlace?: number;
  /** Address that replaces a player who is out of the competition; absent where none can be. */
  replaceHref?: ((playerId: number) => string) | undefined;
  /** Instead of filling the open places at once. */
  onFill?: () => void;
}

/** A squad that is being changed on its pitch: each player can be pressed, looked at and swapped. */
export const EditablePitch = memo(function EditablePitch({
  side,
  booster = null,
  ...rest
}: EditablePitchProps) {
  const { draft, context, squadIsOpen, benchHint, onFreePlace, nextPlace, onFill } = rest;
  const proposedIds = useTeamSelector((state) => state.proposal.addedIds);
  const { overId } = useDragSwap(draft, side, context);
  useFetchAhead(PlayerDetails);
  return (
    <>
      <PitchPlace ref={side.pitch}>
        <SquadPitch
          draft={draft}
          weekId={context.matchday}
          booster={booster}
          action={
            squadIsOpen && <FillButton draft={draft} onPress={onFill ?? (() => fillOrOther(draft, side))} />
          }
          proposedIds={squadIsOpen ? proposedIds : undefined}
          note={
            <>
              <OpenPairingsNote
                playerIds={draft.slots.flatMap(({ playerId }) => playerId ?? [])}
                weekId={context.matchday}
              />
              {booster && <BoosterNote booster={booster} draft={draft} weekId={context.matchday} />}
            </>
          }
          benchHint={benchHint}
          onPlayer={side.pressPlayer}
          onFreePlace={onFreePlace}
          nextPlace={nextPlace}
          swap={side.swap}
          openId={side.sheetId}
          overId={overId}
        />
      </PitchPlace>
      {side.sheetId !== null && (
        <Sheet
          draft={draft}
          context={context}
          side={side}
          squadIsOpen={squadIsOpen}
          replaceHref={rest.replaceHref}
        />
      )}
    </>
  );
});

/** Fills the open places; in a full squad, replaces the proposed players. */
function fillOrOther(draft: DraftSquad, { steps }: PitchSelection): void {
  if (openSlots(draft).total > 0) void steps.fill();
  else void steps.fillOtherwise();
}

/** The sheet of the pressed player: his ring is rendered first, the sheet when the browser is idle. */
function Sheet({
  draft,
  context,
  side,
  squadIsOpen,
  replaceHref,
}: Omit<EditablePitchProps, 'benchHint' | 'booster'>) {
  const sheetId = useDeferredValue(side.sheetId, null);
  const player = sheetId === null ? undefined : context.players.get(sheetId);
  return (
    player && (
      <PlayerDetails
        playerId={player.id}
        onClose={side.closeSheet}
        actions={
          <SquadActions
            player={player}
            draft={draft}
            context={context}
            steps={side.steps}
            squadIsOpen={squadIsOpen}
            replaceHref={replaceHref}
            onSwap={side.startSwap}
            onDone={side.closeSheet}
          />
        }
      />
    )
  );
}

interface BoosterNoteProps {
  booster: Booster;
  draft: Pick<DraftSquad, 'captainId'>;
  weekId: number;
}

/** Effect of this matchday's booster, between pitch and bench. */
function BoosterNote({ booster, draft, weekId }: BoosterNoteProps) {
  const world = useWorld();
  const t = useText(boosterTexts);
  const format = useFormat();
  const names = useNames();
  const next = world.weeks.find((week) => week.weekId > weekId)?.weekId;
  const texts: Readonly<Record<Booster, string>> = {
    bank: t('noteBank', { week: weekId }),
    tripleCaptain: t('noteTripleCaptain', {
      week: weekId,
      name: draft.captainId === null ? t('yourCaptain') : names.player(draft.captainId),
      multiplier: format.factor(rulesIn(world, weekId).tripleCaptainMultiplier),
    }),
    freeHit:
      next === undefined ? t('noteFreeHitLast', { week: weekId }) : t('noteFreeHit', { week: weekId, next }),
    wildCard: t('noteWildCard', { week: weekId }),
  };
  return (
    <PitchNote>
      <BoosterIcon booster={booster} />
      <span>
        <b>{`${t(`name-${booster}`)}.`}</b> <span>{texts[booster]}</span>
      </span>
    </PitchNote>
  );
}
