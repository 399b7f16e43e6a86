import type { TeamView } from '@euro/api-contract';
import { Stack, Wrap } from '@euro/design-system';
import {
  BuilderColumns,
  PitchPage,
  PitchPlace,
  PlayerDetails,
  useFetchAhead,
  useIsPhone,
  usePlayerMarket,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { ChangedDialog } from '../confirm/ChangedDialog.js';
import { ConfirmTransfers } from '../confirm/ConfirmTransfers.js';
import { pastTransfers } from '../domain/pastTransfers.js';
import { type ShownConfirmation, useConfirmation } from '../hooks/useConfirmation.js';
import { useIssueText } from '../hooks/useIssueText.js';
import { useLinkedTransfer } from '../hooks/useLinkedTransfer.js';
import { useMissedTransfers } from '../hooks/useMissedTransfers.js';
import type { OpenDraft } from '../hooks/useOpenDraft.js';
import { useTransferDesk } from '../hooks/useTransferDesk.js';
import { issuesAt } from '../store/confirmStage.js';
import { confirmTexts } from '../texts/confirmTexts.js';
import { BestTransferButton } from './BestTransferButton.js';
import { CalendarCard } from './CalendarCard.js';
import { CurrentTransfers } from './CurrentTransfers.js';
import { DraftPitch } from './DraftPitch.js';
import { EarlierCard } from './EarlierCard.js';
import { MissedTransfers } from './lazyMissed.js';
import { OutChoiceDialog } from './OutChoiceDialog.js';
import { PairsCard } from './PairsCard.js';
import { TransferPicker } from './picker/lazyPicker.js';
import { TeamNotes } from './TeamNotes.js';
import { TransferActions } from './TransferActions.js';
import { TransferMarket } from './TransferMarket.js';
import { TransfersBar } from './TransfersBar.js';

/** Width in px of the column with the lists. */
const SIDE = 440;

interface TransferDeskViewProps {
  view: TeamView;
  /** The open matchday. */
  weekId: number;
  draft: OpenDraft;
  /** Above the pitch, on a page without a band. */
  head?: ReactNode;
}

/** The transfers of the open matchday; before that, what becomes of those that were not confirmed for the last one. */
export function TransferDeskView(props: TransferDeskViewProps) {
  const { view } = props;
  const missedDraft = useMissedTransfers(view);
  // An answer that arrives while the announcement is on screen is applied as well.
  const confirmation = useConfirmation(props, props.draft);
  return missedDraft === null ? (
    <OpenDesk {...props} confirmation={confirmation} />
  ) : (
    <MissedTransfers view={view} missedDraft={missedDraft} />
  );
}

interface OpenDeskProps extends TransferDeskViewProps {
  confirmation: ShownConfirmation;
}

/** Pitch, prepared transfers, the list of all players, earlier and coming ones, and the bar that confirms. */
function OpenDesk({ view, weekId, draft, head, confirmation }: OpenDeskProps) {
  const list = useRef<HTMLDivElement>(null);
  // The list of replacements and the list of all players have separate filters.
  const allPlayers = usePlayerMarket();
  const successors = usePlayerMarket();
  const isPhone = useIsPhone();
  const card = useRef<HTMLElement>(null);
  useFetchAhead(...(isPhone ? [TransferPicker, PlayerDetails] : [PlayerDetails]), MissedTransfers);
  const desk = useTransferDesk(draft, successors, isPhone ? null : list);
  useLinkedTransfer(desk);
  const problem = useProblem(confirmation.stage, draft);
  const { outId } = desk;
  const { current, earlier } = useMemo(() => pastTransfers(view.transfers, weekId), [view.transfers, weekId]);
  // The pitch and the bar answer a press; lists and picker follow as soon as the browser has time.
  const deferredDraft = useDeferredValue(draft);
  const drawnOutId = useDeferredValue(outId);
  // On phones the picker has its own list above the page's.
  const listedOutId = isPhone ? null : drawnOutId;
  const isPickerChanging = isPhone && outId !== drawnOutId;
  const bar = (
    <TransfersBar
      // Mounted with the picker.
      draft={isPickerChanging ? deferredDraft : draft}
      problem={problem}
      onClear={desk.steps.clear}
      onConfirm={confirmation.open}
      next={card}
      isWaiting={confirmation.isWaiting}
    />
  );
  return (
    <>
      <PitchPage>
        <Wrap>
          {head}
          <TeamNotes draft={draft} />
          <BuilderColumns $side={SIDE}>
            <PitchPlace>
              <DraftPitch view={view} weekId={weekId} draft={draft} outId={outId} onPress={desk.pressPlace} />
            </PitchPlace>
            <Column>
              <PairsCard
                card={card}
                evaluation={deferredDraft.evaluation}
                outId={drawnOutId}
                issues={issuesAt(confirmation.stage, deferredDraft.pairs)}
                onChoose={desk.choose}
                onBack={desk.steps.takeBack}
                start={
                  deferredDraft.evaluation.transfersLeft > 0 && <BestTransferButton draft={deferredDraft} />
                }
              >
                <CurrentTransfers teamId={view.team.id} transfers={current} weekId={weekId} />
              </PairsCard>
              <TransferMarket
                ref={list}
                draft={deferredDraft}
                market={listedOutId === null ? allPlayers : successors}
                outId={listedOutId}
                onPick={desk.pick}
                onOpen={desk.openSheet}
              />
            </Column>
            <Column>
              <EarlierCard transfers={earlier} />
              <CalendarCard squad={deferredDraft.evaluation.squad} />
            </Column>
          </BuilderColumns>
        </Wrap>
      </PitchPage>
      {isPhone && drawnOutId !== null ? (
        <TransferPicker
          view={view}
          weekId={weekId}
          draft={draft}
          deferredDraft={deferredDraft}
          outId={drawnOutId}
          chosenId={outId}
          market={successors}
          bar={bar}
          onPressPlace={desk.pressPlace}
          onPick={desk.pick}
          onOpen={desk.openSheet}
          onUndo={desk.undo}
          onClose={() => desk.choose(null)}
        />
      ) : (
        bar
      )}
      <DeskDialogs desk={desk} draft={draft} />
      <ConfirmTransfers confirmation={confirmation} view={view} draft={draft} weekId={weekId} />
      <ChangedDialog confirmation={confirmation} />
    </>
  );
}

interface DeskDialogsProps {
  desk: ReturnType<typeof useTransferDesk>;
  draft: OpenDraft;
}

/** Who leaves for a player that was picked, and the sheet of a player. */
function DeskDialogs({ desk, draft }: DeskDialogsProps) {
  const { incomingId, sheetId } = desk;
  const drawnSheetId = useDeferredValue(sheetId);
  return (
    <>
      {incomingId !== null && (
        <OutChoiceDialog
          incomingId={incomingId}
          draft={draft}
          onChoose={desk.givePlace}
          onClose={desk.dismissPlace}
        />
      )}
      {sheetId !== null && drawnSheetId !== null && (
        <PlayerDetails
          playerId={drawnSheetId}
          onClose={desk.closeSheet}
          actions={
            <TransferActions
              playerId={drawnSheetId}
              draft={draft}
              outId={desk.outId}
              onPutOut={desk.putOut}
              onPick={desk.pick}
              onChoose={desk.choose}
              onBack={desk.steps.takeBack}
            />
          }
        />
      )}
    </>
  );
}

/** The bar's message about a refused list; issues of one player are shown at the player. */
function useProblem(
  stage: ShownConfirmation['stage'],
  { pairs }: OpenDraft,
): { readonly title: string; readonly text: string } | null {
  const t = useText(confirmTexts);
  const issueText = useIssueText();
  const issues = issuesAt(stage, pairs);
  if (issues.length === 0) return null;
  return { title: t('invalid'), text: issues.map((issue) => `${issueText(issue)}.`).join(' ') };
}

/** Its cards follow its width. */
const Column = styled(Stack)`
  container-type: inline-size;
  min-width: 0;
`;
