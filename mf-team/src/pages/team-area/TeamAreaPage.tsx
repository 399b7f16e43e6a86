import type { TeamView } from '@euro/api-contract';
import { PageBody, Wrap } from '@euro/design-system';
import {
  PageFailure,
  PitchPageSkeleton,
  TAB_EMBEDS,
  type TeamTab,
  teamModeOf,
  useFetchAhead,
  useLockedNotice,
  useRedirect,
  useWorld,
  WorldGate,
} from '@euro/game-ui';
import type { PageProps } from '@euro/platform';
import { Embed, lazyPage, usePlatform } from '@euro/platform/react';
import { useEffect, useMemo } from 'react';
import type { SquadEditorProps } from '../../components/SquadEditor.js';
import { TeamBand } from '../../components/TeamBand.js';
import { useFirstSave } from '../../hooks/useFirstSave.js';
import { useMenuBadges } from '../../hooks/useMenuBadges.js';
import { useMissedChoice } from '../../hooks/useMissedChoice.js';
import { type TeamPageState, useTeamPage } from '../../hooks/useTeamPage.js';
import { MissedChoice } from '../deadline/lazyMissed.js';
import { FirstSave } from '../first-save/lazyFirstSave.js';
import { AreaSkeleton } from '../pageSkeletons.js';
import { LineupEditor } from './LineupEditor.js';
import { whereInArea } from './whereInArea.js';

/** Instead of the lineup while its matchday is played. */
const PointsView = lazyPage(
  () => import(/* webpackChunkName: "points" */ '../points/PointsView.js').then((file) => file.PointsView),
  <AreaSkeleton />,
);

/** Instead of the lineup while the squad may be changed without limit, where most teams never are again. */
const SquadEditor = lazyPage<SquadEditorProps>(
  () =>
    import(/* webpackChunkName: "edit" */ '../../components/SquadEditor.js').then((file) => file.SquadEditor),
  <PitchPageSkeleton band={null} />,
);

/** `/team/:id` and its tabs but the points: the own team; others see its public points. */
export function TeamAreaPage({ route, params }: PageProps) {
  const page = useTeamPage(params.id);
  useFetchAhead(PointsView, MissedChoice, SquadEditor);
  return (
    <WorldGate loading={<AreaSkeleton />}>
      <LoadedArea page={page} tab={tabOf(route)} />
    </WorldGate>
  );
}

function LoadedArea({ page, tab }: { page: TeamPageState; tab: AreaTab }) {
  const world = useWorld();
  const { embeds } = usePlatform();
  const redirectTarget = whereInArea(page, world, tab, (id) => embeds.has(id));
  useRedirect(redirectTarget);
  if (page.status === 'failed') {
    return <PageFailure text={page.text} retrying={page.retrying} onRetry={page.retry} />;
  }
  if (page.status !== 'ready' || redirectTarget !== null) return <AreaSkeleton />;
  return <TeamArea view={page.view} tab={tab} />;
}

type AreaTab = Exclude<TeamTab, 'points'>;

function tabOf(route: string): AreaTab {
  const last = route.split('/').at(-1);
  return last === 'transfers' || last === 'league' ? last : 'team';
}

interface TeamAreaProps {
  view: TeamView;
  tab: AreaTab;
}

function TeamArea({ view, tab }: TeamAreaProps) {
  useMenuBadges(view);
  const world = useWorld();
  const { navigation } = usePlatform();
  const [isNew, endFirstSave] = useFirstSave(view.team.id);
  const { name } = view.team;
  useEffect(() => {
    navigation.title(name);
  }, [navigation, name]);

  const mode = teamModeOf(view.team, world);
  const { deadlineWeek } = world.deadline;
  const missedChoice = useMissedChoice(view);
  useLockedNotice(deadlineWeek, missedChoice !== null || tab !== 'team');
  if (tab === 'team' && missedChoice !== null) {
    return (
      <>
        <TeamBand view={view} tab={tab} />
        <MissedChoice missedChoice={missedChoice} view={view} />
      </>
    );
  }
  if (tab === 'team' && (mode === 'locked' || deadlineWeek === null)) {
    return <PointsView view={view} isOwn />;
  }
  return (
    <>
      <TeamBand view={view} tab={tab} />
      {isNew && deadlineWeek !== null && (
        <FirstSave view={view} weekId={deadlineWeek} onClose={endFirstSave} />
      )}
      {tab === 'transfers' || tab === 'league' ? (
        <PanelOf tab={tab} teamId={view.team.id} />
      ) : (
        deadlineWeek !== null &&
        (mode === 'edit' ? (
          <SquadEditor view={view} weekId={deadlineWeek} />
        ) : (
          <LineupEditor view={view} weekId={deadlineWeek} />
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
