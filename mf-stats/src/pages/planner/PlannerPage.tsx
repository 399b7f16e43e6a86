import type { Player } from '@euro/api-contract';
import {
  Band,
  ButtonLink,
  Card,
  ContainerBox,
  EmptyState,
  ErrorState,
  PageBody,
  SidePanelLayout,
  Stack,
  TableSkeleton,
  TabPanel,
  Tabs,
  Wrap,
} from '@euro/design-system';
import { COACH } from '@euro/game';
import {
  difficulties,
  eliminatedClubs,
  expectations,
  gamePlayerOf,
  useFormat,
  useNames,
  useWorld,
  WorldGate,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { type ReactNode, useMemo } from 'react';
import { comingWeeks } from '../../domain/programme.js';
import { type OwnSquad, useOwnSquad } from '../../hooks/useOwnSquad.js';
import { commonTexts } from '../../texts/commonTexts.js';
import { plannerTexts } from '../../texts/plannerTexts.js';
import { CaptainsCard } from './CaptainsCard.js';
import { captainAdvice } from './captains.js';
import { LightestCard } from './LightestCard.js';
import { MethodCard } from './MethodCard.js';
import { ProgrammeCard } from './ProgrammeCard.js';
import { menRows, nationRows } from './plannerRows.js';
import { PLANNER_TABS, windowAt } from './plannerView.js';
import { RemarksCard } from './RemarksCard.js';
import { remarksOn } from './remarks.js';
import { type PlannerControls, usePlannerView } from './usePlannerView.js';

/** Difficulty of the coming matches, for the user's players and for all nations. */
export function PlannerPage() {
  const t = useText(plannerTexts);
  const controls = usePlannerView();
  const squad = useOwnSquad(controls.view.team);
  if (squad.status === 'none')
    return (
      <>
        <Band title={t('title')} subtitle={t('subtitle.nations')} />
        <Body>
          <Nations controls={controls} />
        </Body>
      </>
    );
  return (
    <Tabs
      label={t('title')}
      tabs={PLANNER_TABS.map((tab) => ({ value: tab, text: t(`tab.${tab}`) }))}
      value={controls.view.tab}
      onChange={(tab) => controls.change({ tab })}
    >
      {(tabs) => (
        <>
          <Band title={t('title')} subtitle={t('subtitle')}>
            {tabs}
          </Band>
          <TabPanel value="team" tabIndex={-1}>
            <Body>
              <Squad controls={controls} squad={squad} />
            </Body>
          </TabPanel>
          <TabPanel value="nations" tabIndex={-1}>
            <Body>
              <Nations controls={controls} />
            </Body>
          </TabPanel>
        </>
      )}
    </Tabs>
  );
}

function Body({ children }: { readonly children: ReactNode }) {
  return (
    <PageBody as="div">
      <Wrap>
        <ContainerBox>
          <WorldGate loading={<Bones />}>{children}</WorldGate>
        </ContainerBox>
      </Wrap>
    </PageBody>
  );
}

function Bones() {
  const t = useText(plannerTexts);
  return <TableSkeleton label={t('loading')} rows={16} />;
}

/** Data and columns common to both tables. */
function useProgramme(controls: PlannerControls) {
  const world = useWorld();
  const names = useNames();
  const { locale } = useFormat();
  const difficultyOf = useMemo(() => difficulties(world), [world]);
  const allWeeks = comingWeeks(world);
  const weeks = windowAt(allWeeks, controls.view.from);
  const outIds = useMemo(() => eliminatedClubs(world), [world]);
  const source = { weeks, matches: world.matches, difficultyOf, outIds };
  const byName = [...world.clubs.keys()].sort((one, other) =>
    names.club(one).localeCompare(names.club(other), locale),
  );
  return { world, allWeeks, source, nations: nationRows(byName, source) };
}

interface SquadProps {
  readonly controls: PlannerControls;
  readonly squad: Exclude<OwnSquad, { status: 'none' }>;
}

function Squad({ controls, squad }: SquadProps) {
  const t = useText(plannerTexts);
  const common = useText(commonTexts);
  const { world, allWeeks, source, nations } = useProgramme(controls);
  if (allWeeks.length === 0) return <Over />;
  if (squad.status === 'loading') return <Bones />;
  if (squad.status === 'failed')
    return (
      <Card>
        <ErrorState
          title={t('failed')}
          text={squad.message || t('failed.text')}
          retryText={common('retry')}
          onRetry={squad.retry}
        />
      </Card>
    );
  const men = squad.playerIds.flatMap((id) => world.players.get(id) ?? []);
  const captains = captainAdvice({
    squad: men,
    ...source,
    expectedIn: (weekId) => {
      const expected = expectations(world, weekId);
      return (player) => expected(gamePlayerOf(player));
    },
  });
  return (
    <SidePanelLayout>
      <ProgrammeCard
        kind="men"
        rows={menRows(men, source)}
        weeks={source.weeks}
        allWeeks={allWeeks}
        controls={controls}
        teams={squad.teams}
        team={squad.team}
      />
      <Stack $gap={16}>
        <CaptainsCard captains={captains} />
        <LightestCard rows={nations} onAll={() => controls.change({ tab: 'nations' })} />
        <RemarksCard remarks={remarksOn(menRows(men.filter(isNoCoach), source), source.weeks)} />
        <MethodCard difficultyOf={source.difficultyOf} />
      </Stack>
    </SidePanelLayout>
  );
}

function Nations({ controls }: { readonly controls: PlannerControls }) {
  const { allWeeks, source, nations } = useProgramme(controls);
  if (allWeeks.length === 0) return <Over />;
  return (
    <SidePanelLayout>
      <ProgrammeCard
        kind="nations"
        rows={nations}
        weeks={source.weeks}
        allWeeks={allWeeks}
        controls={controls}
      />
      <MethodCard difficultyOf={source.difficultyOf} />
    </SidePanelLayout>
  );
}

function isNoCoach({ positionId }: Player): boolean {
  return positionId !== COACH;
}

/** After the last deadline. */
function Over() {
  const t = useText(plannerTexts);
  return (
    <Card>
      <EmptyState
        title={t('over')}
        text={t('over.text')}
        actions={<ButtonLink href="/deadlines">{t('over.matches')}</ButtonLink>}
      />
    </Card>
  );
}
