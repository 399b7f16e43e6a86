import type { TeamView } from '@euro/api-contract';
import { Card, CardHeader, Wrap } from '@euro/design-system';
import type { DraftSquad } from '@euro/game';
import {
  FixtureList,
  NoFixtures,
  ownMatches,
  PitchColumns,
  PitchPage,
  teamTabs,
  useWorld,
  type World,
} from '@euro/game-ui';
import { Embed, lazyPage, usePlatform, useText } from '@euro/platform/react';
import { memo, useDeferredValue, useId, useMemo } from 'react';
import { BoostersCard } from '../../components/BoostersCard.js';
import { Column, Place } from '../../components/columns.js';
import { EditablePitch } from '../../components/EditablePitch.js';
import { ReceiptsCard } from '../../components/ReceiptsCard.js';
import { type TeamEditing, TeamEditor } from '../../components/TeamEditor.js';
import { teamTexts } from '../../texts/teamTexts.js';
import { DeadlineCheck } from './DeadlineCheck.js';
import { LineupBar } from './LineupBar.js';
import { PowerSubBanner } from './PowerSubBanner.js';

const ShareLineupCard = lazyPage(() => import('./ShareLineupCard.js').then((file) => file.default));

interface LineupEditorProps {
  view: TeamView;
  /** The matchday whose lineup is set. */
  weekId: number;
}

/** The lineup of the coming matchday: swaps, bench order and armbands of the same sixteen. */
export function LineupEditor({ view, weekId }: LineupEditorProps) {
  return (
    <TeamEditor kind="lineup" view={view} weekId={weekId}>
      {(editing) => <OpenLineup view={view} weekId={weekId} editing={editing} />}
    </TeamEditor>
  );
}

function OpenLineup({ view, weekId, editing }: LineupEditorProps & { editing: TeamEditing }) {
  const world = useWorld();
  const t = useText(teamTexts);
  const { embeds } = usePlatform();
  const { draft, context, side, booster, changes } = editing;
  // Pitch and bar render at once after a press; the cards follow, deferred.
  const deferredDraft = useDeferredValue(draft);
  return (
    <>
      <PitchPage>
        <Wrap>
          <PitchColumns>
            <Column>
              <EditablePitch
                draft={draft}
                context={context}
                side={side}
                booster={booster}
                benchHint={t('tapToSwap')}
                squadIsOpen={false}
              />
              <Place $turn={2}>
                <BoostersCard view={view} weekId={weekId} hasUnsavedChanges={changes.length > 0} />
              </Place>
            </Column>
            <Column>
              <Place $turn={1}>
                <PowerSubBanner team={view.team} />
              </Place>
              <Place $turn={1}>
                <DeadlineCheck
                  draft={deferredDraft}
                  weekId={weekId}
                  transfersHref={transfersHref(view, world, embeds.has)}
                  onSwap={side.startSwap}
                  onOpen={side.openSheet}
                />
              </Place>
              <Place $turn={3}>
                <FixturesCard draft={deferredDraft} weekId={weekId} />
              </Place>
              {embeds.has(LEAGUE_CARD) && (
                <Place $turn={3}>
                  <LeagueCard teamId={view.team.id} />
                </Place>
              )}
              <Place $turn={4}>
                <ReceiptsCard teamId={view.team.id} />
              </Place>
              <Place $turn={5}>
                <ShareLineupCard team={view.team} />
              </Place>
            </Column>
          </PitchColumns>
        </Wrap>
      </PitchPage>
      <LineupBar editing={editing} />
    </>
  );
}

const LEAGUE_CARD = 'leagues/card@1';

/** The team's rank among friends. */
const LeagueCard = memo(function LeagueCard({ teamId }: { teamId: number }) {
  const props = useMemo(() => ({ teamId }), [teamId]);
  return <Embed id={LEAGUE_CARD} props={props} />;
});

/** Address that replaces a player; null while transfers are unavailable. */
function transfersHref({ team }: TeamView, world: World, hasEmbed: (id: string) => boolean): string | null {
  return teamTabs(team, world, hasEmbed).includes('transfers') ? `/team/${team.id}/transfers` : null;
}

interface FixturesCardProps {
  draft: DraftSquad;
  weekId: number;
}

/** Matches of the team's players on the matchday. */
const FixturesCard = memo(function FixturesCard({ draft, weekId }: FixturesCardProps) {
  const world = useWorld();
  const titleId = useId();
  const t = useText(teamTexts);
  const players = draft.slots.flatMap(({ playerId }) =>
    playerId === null ? [] : (world.players.get(playerId) ?? []),
  );
  const matches = ownMatches(world.matches, weekId, players, { onlyOwn: true });
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('yourPlayersOn', { week: weekId })} />
      {matches.length === 0 ? <NoFixtures weekId={weekId} /> : <FixtureList matches={matches} />}
    </Card>
  );
});
