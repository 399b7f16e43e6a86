import type { TeamView } from '@euro/api-contract';
import { Wrap } from '@euro/design-system';
import { PitchColumns, PitchPage, teamTabs, useNames, type World } from '@euro/game-ui';
import { Embed, usePlatform, useText } from '@euro/platform/react';
import { useMemo } from 'react';
import type { TeamEditing } from '../../hooks/useTeamEditing.js';
import { teamTexts } from '../../messages/teamTexts.js';
import { BoostersCard } from '../../parts/BoostersCard.js';
import { Column, Place } from '../../parts/columns.js';
import { EditablePitch } from '../../parts/EditablePitch.js';
import { ReceiptsCard } from '../../parts/ReceiptsCard.js';
import { SwapBar } from '../../parts/SwapBar.js';
import { TeamEditor } from '../../parts/TeamEditor.js';
import { DeadlineCheck } from './DeadlineCheck.js';
import { FixturesCard } from './FixturesCard.js';
import { LineupBar } from './LineupBar.js';
import { PowerSubBanner } from './PowerSubBanner.js';

interface LineupEditorProps {
  view: TeamView;
  world: World;
  /** The matchday whose lineup is set. */
  weekId: number;
}

/** The lineup of the coming matchday: swaps, bench order and armbands of the same sixteen. */
export function LineupEditor({ view, world, weekId }: LineupEditorProps) {
  return (
    <TeamEditor kind="lineup" view={view} world={world} weekId={weekId}>
      {(editing) => <OpenLineup view={view} world={world} weekId={weekId} editing={editing} />}
    </TeamEditor>
  );
}

function OpenLineup({ view, world, weekId, editing }: LineupEditorProps & { editing: TeamEditing }) {
  const t = useText(teamTexts);
  const names = useNames(world);
  const { embeds } = usePlatform();
  const { draft, context, side, booster, changes } = editing;
  return (
    <>
      <PitchPage>
        <Wrap>
          <PitchColumns>
            <Column>
              <EditablePitch
                draft={draft}
                context={context}
                world={world}
                side={side}
                booster={booster}
                benchHint={t('tapToSwap')}
                squadIsOpen={false}
              />
              <Place $turn={2}>
                <BoostersCard
                  view={view}
                  world={world}
                  weekId={weekId}
                  hasUnsavedChanges={changes.length > 0}
                />
              </Place>
            </Column>
            <Column>
              <Place $turn={1}>
                <PowerSubBanner team={view.team} world={world} />
              </Place>
              <Place $turn={1}>
                <DeadlineCheck
                  draft={draft}
                  world={world}
                  weekId={weekId}
                  transfersHref={transfersHref(view, world, embeds.has)}
                  onSwap={side.startSwap}
                  onOpen={side.openSheet}
                />
              </Place>
              <Place $turn={3}>
                <FixturesCard draft={draft} world={world} weekId={weekId} />
              </Place>
              {embeds.has(LEAGUE_CARD) && (
                <Place $turn={3}>
                  <LeagueCard teamId={view.team.id} />
                </Place>
              )}
              <Place $turn={4}>
                <ReceiptsCard teamId={view.team.id} world={world} />
              </Place>
            </Column>
          </PitchColumns>
        </Wrap>
      </PitchPage>
      {side.swap ? (
        <SwapBar name={names.player(side.swap.playerId)} onStop={side.stopSwap} />
      ) : (
        <LineupBar editing={editing} world={world} />
      )}
    </>
  );
}

const LEAGUE_CARD = 'leagues/card@1';

/** Where the team stands among friends. */
function LeagueCard({ teamId }: { teamId: number }) {
  const props = useMemo(() => ({ teamId }), [teamId]);
  return <Embed id={LEAGUE_CARD} props={props} />;
}

/** Where a player can be traded; null while that is not to be had. */
function transfersHref({ team }: TeamView, world: World, hasEmbed: (id: string) => boolean): string | null {
  return teamTabs(team, world, hasEmbed).includes('transfers') ? `/team/${team.id}/transfers` : null;
}
