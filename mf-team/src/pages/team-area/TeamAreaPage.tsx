import type { TeamView } from '@euro/api-contract';
import { PageBody, Wrap } from '@euro/design-system';
import {
  PageFailure,
  PitchPageSkeleton,
  TAB_EMBEDS,
  TeamBandSkeleton,
  type TeamTab,
  teamModeOf,
  teamTabs,
  useLockedNotice,
  useRedirect,
  type World,
} from '@euro/game-ui';
import type { PageProps } from '@euro/platform';
import { Embed, usePlatform } from '@euro/platform/react';
import { useEffect, useMemo } from 'react';
import { useMissedChoice } from '../../hooks/useMissedChoice.js';
import { type TeamPageState, useTeamPage } from '../../hooks/useTeamPage.js';
import { SquadEditor } from '../../parts/SquadEditor.js';
import { TeamBand } from '../../parts/TeamBand.js';
import { MissedChoice } from '../deadline/MissedChoice.js';
import { PointsView } from '../points/PointsView.js';
import { LineupEditor } from './LineupEditor.js';

/** `/team/:id` and its tabs: the own team; others see its public points. */
export function TeamAreaPage({ route, params }: PageProps) {
  const { embeds } = usePlatform();
  const page = useTeamPage(params.id);
  const tab = tabOf(route);
  const elsewhere = whereTo(page, tab, (id) => embeds.has(id));
  useRedirect(elsewhere);

  if (page.status === 'failed') {
    return <PageFailure text={page.text} retrying={page.retrying} onRetry={page.retry} />;
  }
  if (page.status !== 'ready' || elsewhere !== null) return <PitchPageSkeleton band={<TeamBandSkeleton />} />;
  return <TeamArea view={page.view} world={page.world} tab={tab} />;
}

function tabOf(route: string): TeamTab {
  const last = route.split('/').at(-1);
  return last === 'points' || last === 'transfers' || last === 'league' ? last : 'team';
}

/** Strangers to the public points, an empty team to the builder, a tab that is not there to the first one. */
function whereTo(page: TeamPageState, tab: TeamTab, hasEmbed: (id: string) => boolean): string | null {
  if (page.status === 'gone') return '/home';
  if (page.status !== 'ready') return null;
  const { team } = page.view;
  if (!page.isOwn) return `/public/${team.id}`;
  if (team.starting.length === 0) return '/new';
  // The transfers announce what was not confirmed before the last deadline, and say themselves that they are over.
  const isOver = page.world.deadline.deadlineWeek === null;
  const isLast = isOver && tab === 'transfers' && hasEmbed(TAB_EMBEDS.transfers);
  const isShown = tab === 'team' || isLast || teamTabs(team, page.world, hasEmbed).includes(tab);
  return isShown ? null : `/team/${team.id}`;
}

interface TeamAreaProps {
  view: TeamView;
  world: World;
  tab: TeamTab;
}

function TeamArea({ view, world, tab }: TeamAreaProps) {
  const { navigation } = usePlatform();
  const { name } = view.team;
  useEffect(() => {
    navigation.title(name);
  }, [navigation, name]);

  const mode = teamModeOf(view.team, world);
  const { deadlineWeek } = world.deadline;
  const missed = useMissedChoice(view, world);
  useLockedNotice(deadlineWeek, missed !== null || tab !== 'team');
  if (tab === 'team' && missed !== null) {
    return (
      <>
        <TeamBand view={view} world={world} tab={tab} />
        <MissedChoice missed={missed} view={view} world={world} />
      </>
    );
  }
  if (tab === 'points' || (tab === 'team' && (mode === 'locked' || deadlineWeek === null))) {
    return <PointsView view={view} world={world} isOwn />;
  }
  return (
    <>
      <TeamBand view={view} world={world} tab={tab} />
      {tab === 'transfers' || tab === 'league' ? (
        <PanelOf tab={tab} teamId={view.team.id} />
      ) : (
        deadlineWeek !== null &&
        (mode === 'edit' ? (
          <SquadEditor view={view} world={world} weekId={deadlineWeek} />
        ) : (
          <LineupEditor view={view} world={world} weekId={deadlineWeek} />
        ))
      )}
    </>
  );
}

/** A tab that another remote draws. */
function PanelOf({ tab, teamId }: { tab: 'transfers' | 'league'; teamId: number }) {
  const props = useMemo(() => ({ teamId }), [teamId]);
  const embed = <Embed id={TAB_EMBEDS[tab]} props={props} />;
  // The transfers have a pitch and a bar as wide as the page, and bring their own margins.
  if (tab === 'transfers') return embed;
  return (
    <PageBody as="div">
      <Wrap>{embed}</Wrap>
    </PageBody>
  );
}
