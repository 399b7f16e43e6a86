import type { TeamView } from '@euro/api-contract';
import { Stack, Wrap } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useMemo } from 'react';
import { draftChanges } from '../../domain/draftChanges.js';
import { saveObstacle } from '../../domain/saveObstacle.js';
import { heldSquadContext } from '../../domain/squadContext.js';
import type { World } from '../../domain/world.js';
import { useLeaveGuard } from '../../hooks/useLeaveGuard.js';
import { useNames } from '../../hooks/useNames.js';
import { type TeamDraft, useOpenTeamDraft } from '../../hooks/useOpenTeamDraft.js';
import { usePitchside } from '../../hooks/usePitchside.js';
import { useRuleText } from '../../hooks/useRuleText.js';
import { useSaveTeam } from '../../hooks/useSaveTeam.js';
import { builderTexts } from '../../messages/builderTexts.js';
import { teamTexts } from '../../messages/teamTexts.js';
import { PitchColumns, PitchPage, PitchPlace } from '../../parts/layout.js';
import { SaveDialogs } from '../../parts/SaveDialogs.js';
import { SquadPitch } from '../../parts/SquadPitch.js';
import { SwapBar } from '../../parts/SwapBar.js';
import { PlayerDetails } from '../../sheet/PlayerDetails.js';
import { SquadActions } from '../../sheet/SquadActions.js';
import { DeadlineCheck } from './DeadlineCheck.js';
import { FixturesCard } from './FixturesCard.js';
import { LineupBar } from './LineupBar.js';

interface LineupEditorProps {
  view: TeamView;
  world: World;
  /** The matchday whose lineup is set. */
  weekId: number;
}

/** The lineup of the coming matchday: swaps, bench order and armbands of the same sixteen. */
export function LineupEditor({ view, world, weekId }: LineupEditorProps) {
  const open = useOpenTeamDraft(`lineup-${view.team.id}`, view, world);
  return open && <OpenLineup view={view} world={world} weekId={weekId} open={open} />;
}

function OpenLineup({ view, world, weekId, open }: LineupEditorProps & { open: TeamDraft }) {
  const t = useText(teamTexts);
  const builder = useText(builderTexts);
  const names = useNames(world);
  const ruleText = useRuleText(world);
  const { draft, saved, canUndo } = open;
  const context = useMemo(() => heldSquadContext(world, weekId, view), [world, weekId, view]);
  const side = usePitchside(draft, context, world);
  const saving = useSaveTeam({ kind: 'lineup', view, world, draft, weekId });
  const changes = draftChanges(saved, draft);
  useLeaveGuard(changes.length > 0 ? builder('notSaved') : null);

  // The same sixteen at the same prices: only armbands and formation can be wrong here.
  const obstacle = changes.length === 0 ? null : saveObstacle(draft, context, null);
  const sheetPlayer = side.sheetId === null ? undefined : context.players.get(side.sheetId);

  return (
    <>
      <PitchPage>
        <Wrap>
          <PitchColumns>
            <PitchPlace ref={side.pitch}>
              <SquadPitch
                draft={draft}
                world={world}
                weekId={weekId}
                benchHint={t('tapToSwap')}
                onPlayer={side.pressPlayer}
                swap={side.swap}
                openId={side.sheetId}
              />
            </PitchPlace>
            <Stack $gap={20}>
              <DeadlineCheck
                draft={draft}
                world={world}
                weekId={weekId}
                onSwap={side.startSwap}
                onOpen={side.openSheet}
              />
              <FixturesCard draft={draft} world={world} weekId={weekId} />
            </Stack>
          </PitchColumns>
        </Wrap>
      </PitchPage>
      {side.swap ? (
        <SwapBar name={names.player(side.swap.playerId)} onStop={side.stopSwap} />
      ) : (
        <LineupBar
          changes={changes}
          world={world}
          obstacle={obstacle && ruleText(obstacle)}
          problem={saving.problem}
          saving={saving.saving}
          onSave={saving.save}
          onUndo={canUndo ? side.steps.undo : undefined}
        />
      )}
      <SaveDialogs saving={saving} world={world} />
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
              squadIsOpen={false}
              onSwap={side.startSwap}
              onDone={side.closeSheet}
            />
          }
        />
      )}
    </>
  );
}
