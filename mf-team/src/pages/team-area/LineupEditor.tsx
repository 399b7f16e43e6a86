import type { TeamView } from '@euro/api-contract';
import { Card, CardHeader, Wrap } from '@euro/design-system';
import type { DraftSquad } from '@euro/game';
import {
  FixtureList,
  NoFixtures,
  ownMatches,
  PitchColumns,
  PitchPage,
  useScrollTo,
  useWorld,
} from '@euro/game-ui';
import { Embed, lazyPage, usePlatform, useText } from '@euro/platform/react';
import { memo, type RefObject, useDeferredValue, useId, useMemo, useRef } from 'react';
import { BoostersCard } from '../../components/BoostersCard.js';
import { Column, Place } from '../../components/columns.js';
import { EditablePitch } from '../../components/EditablePitch.js';
import { ReceiptsCard } from '../../components/ReceiptsCard.js';
import { type TeamEditing, TeamEditor } from '../../components/TeamEditor.js';
import { boosterStandings } from '../../domain/boosterStandings.js';
import { isSameSquad } from '../../domain/rebaseDraft.js';
import { useChangePaths } from '../../hooks/useChangePaths.js';
import { teamTexts } from '../../texts/teamTexts.js';
import { DeadlineCheck } from './DeadlineCheck.js';
import { LineupBar } from './LineupBar.js';
import { PowerSubBanner } from './PowerSubBanner.js';
import type { RepairCardProps } from './RepairCard.js';

const ShareLineupCard = memo(lazyPage(() => import('./ShareLineupCard.js').then((file) => file.default)));

/** For few teams, and after a round of the knock-out only. */
const RepairCard = lazyPage<RepairCardProps>(
  () => import(/* webpackChunkName: "repair" */ './RepairCard.js').then((file) => file.RepairCard),
  <div style={{ height: '20rem' }} />,
);

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
  const paths = useChangePaths(view.team);
  const replaceHref = paths.hasMarket ? paths.replace : undefined;
  const boosters = useRef<HTMLDivElement>(null);
  const isRepaired = paths.hasMarket && view.players.some(({ id }) => world.players.get(id)?.eliminated);
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
                replaceHref={replaceHref}
              />
              <Place $turn={2} ref={boosters} tabIndex={-1}>
                <BoostersCard view={view} weekId={weekId} hasUnsavedChanges={changes.length > 0} />
              </Place>
            </Column>
            <Column>
              <Place $turn={1}>
                <PowerSubBanner team={view.team} />
              </Place>
              <Place $turn={1}>
                {isRepaired && (
                  <Repair view={view} weekId={weekId} hrefOf={paths.prepare} boosters={boosters} />
                )}
              </Place>
              <Place $turn={1}>
                <DeadlineCheck
                  draft={deferredDraft}
                  weekId={weekId}
                  replaceHref={replaceHref}
                  isRepaired={isRepaired}
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

interface RepairProps extends LineupEditorProps {
  hrefOf: RepairCardProps['hrefOf'];
  /** The card of the boosters, which a wildcard is shown on. */
  boosters: RefObject<HTMLElement | null>;
}

/** Who replaces the players who are out, with the way to a wildcard that can be played. */
const Repair = memo(function Repair({ view, weekId, hrefOf, boosters }: RepairProps) {
  const world = useWorld();
  const scrollTo = useScrollTo();
  const [wildCard] = boosterStandings(view.team, weekId, world, {
    hasUnsavedChanges: false,
    waiting: null,
  }).filter(({ booster, state }) => booster === 'wildCard' && state === 'open');
  const showWildCard = () => {
    if (boosters.current === null) return;
    scrollTo(boosters.current);
    boosters.current.focus({ preventScroll: true });
  };
  return <RepairCard view={view} weekId={weekId} hrefOf={hrefOf} onWildCard={wildCard && showWildCard} />;
});

const LEAGUE_CARD = 'leagues/card@1';

/** The team's rank among friends. */
const LeagueCard = memo(function LeagueCard({ teamId }: { teamId: number }) {
  const props = useMemo(() => ({ teamId }), [teamId]);
  return <Embed id={LEAGUE_CARD} props={props} />;
});

interface FixturesCardProps {
  draft: DraftSquad;
  weekId: number;
}

/** Matches of the team's players on the matchday; equal for every lineup. */
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
}, isSameCard);

function isSameCard(one: FixturesCardProps, other: FixturesCardProps): boolean {
  return one.weekId === other.weekId && isSameSquad(one.draft, other.draft);
}
