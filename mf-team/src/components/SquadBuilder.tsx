import { Wrap } from '@euro/design-system';
import { type DraftSquad, openSlots, type PositionId, type SquadContext } from '@euro/game';
import {
  BuilderColumns,
  CardPair,
  type MarketControl,
  PitchPage,
  useFetchAhead,
  useIsPhone,
  usePlayerMarket,
  useRuleText,
} from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { nextPlace } from '../domain/nextPlace.js';
import type { SaveObstacle } from '../domain/saveObstacle.js';
import { solverLoader } from '../editing/createFilling.js';
import { useFreePlace } from '../hooks/useFreePlace.js';
import type { PitchSelection } from '../hooks/usePitchSelection.js';
import type { SaveProblem } from '../store/saveProblem.js';
import { builderTexts } from '../texts/builderTexts.js';
import { teamTexts } from '../texts/teamTexts.js';
import { BuilderBar } from './BuilderBar.js';
import { EditablePitch } from './EditablePitch.js';
import { SquadPicker } from './picker/lazyPicker.js';
import type { SaveActions } from './SaveButtons.js';
import { SquadMarket } from './SquadMarket.js';
import type { TeamEditing } from './TeamEditor.js';

interface SquadBuilderProps {
  /** "Bouw je ploeg": over the pitch that fills a phone's screen. */
  title: string;
  /** What the team is built for, under the title on phones; the deadline without it. */
  goal?: string | undefined;
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
  /** Scrolls to the cause of a refused save. */
  onObstacle?: (obstacle: SaveObstacle) => void;
}

/** Pitch, bench and the list of all players: picking, removing, swapping and choosing captains. */
export function SquadBuilder({
  title,
  goal,
  draft,
  context,
  side,
  booster,
  children,
  ...rest
}: SquadBuilderProps) {
  const t = useText(builderTexts);
  const team = useText(teamTexts);
  const market = usePlayerMarket();
  useNextOpenPosition(draft, market);
  const list = useRef<HTMLDivElement>(null);
  const scrollToList = useFreePlace(market, list);
  const picker = usePicker(draft, side, market);
  const bar = <Bar draft={draft} context={context} side={side} {...rest} isInPicker={picker.isOpen} />;
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
              onFreePlace={picker.onFreePlace ?? scrollToList}
              onFill={picker.onFill}
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
      {picker.isOpen ? (
        <SquadPicker
          title={title}
          goal={goal}
          draft={draft}
          context={context}
          side={side}
          market={market}
          startsFilled={picker.startsFilled}
          bar={bar}
          onClose={picker.close}
        />
      ) : (
        bar
      )}
    </>
  );
}

/** On phones a free place opens a picker over the pitch, and so does what fills all of them. */
function usePicker(draft: DraftSquad, { steps }: PitchSelection, { setFilter }: MarketControl) {
  const isPhone = useIsPhone();
  const [pickerView, setPickerView] = useState<'places' | 'proposal' | null>(null);
  useFetchAhead(isPhone ? SquadPicker : solverLoader);
  const close = () => setPickerView(null);
  if (!isPhone) return { isOpen: false, startsFilled: false, close };
  return {
    isOpen: pickerView !== null,
    startsFilled: pickerView === 'proposal',
    close,
    onFreePlace(positionId: PositionId) {
      setFilter({ positionId });
      setPickerView('places');
    },
    async onFill() {
      const isFull = openSlots(draft).total === 0;
      if (isFull) await steps.fillOtherwise();
      if (isFull || (await steps.fill(true))) setPickerView('proposal');
    },
  };
}

interface BarProps extends Omit<SquadBuilderProps, 'booster' | 'children' | 'title' | 'goal'> {
  /** Pitch and bench are visible above it, and its head takes steps back. */
  isInPicker: boolean;
}

function Bar({ obstacle, onObstacle, side, isInPicker, actions, ...rest }: BarProps) {
  const { notices } = usePlatform();
  const ruleText = useRuleText();
  return (
    <BuilderBar
      {...rest}
      side={side}
      isMetered={!isInPicker}
      actions={isInPicker ? { ...actions, onUndo: undefined } : actions}
      obstacle={obstacle && ruleText(obstacle)}
      idle={obstacle?.code === 'nothing-changed' && rest.problem === null}
      onObstacle={() => {
        if (obstacle === null) return;
        notices.show({ tone: 'neutral', text: ruleText(obstacle) });
        onObstacle?.(obstacle);
      }}
    />
  );
}

/** After a pick that fills the listed position, shows the next open position, or all players. */
function useNextOpenPosition(draft: DraftSquad, { filter, setFilter }: MarketControl): void {
  const { positionId } = filter;
  const open = positionId === null ? 0 : openSlots(draft).byPosition[positionId];
  const last = useRef({ positionId, open });
  useEffect(() => {
    const previous = last.current;
    last.current = { positionId, open };
    // A full position that the user chose himself stays.
    if (positionId === null || previous.positionId !== positionId || previous.open === 0 || open > 0) return;
    const next = draft.slots.find((slot) => slot.playerId === null)?.positionId ?? null;
    setFilter({ positionId: next, search: '' });
  }, [draft, positionId, open, setFilter]);
}
