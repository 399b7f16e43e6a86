import type { TeamView } from '@euro/api-contract';
import { Band } from '@euro/design-system';
import { toTenths } from '@euro/game';
import {
  DeadlineCountdown,
  moneyOf,
  premiumTexts,
  type TeamTab,
  TeamTabs,
  useFormat,
  useWorld,
  WeekStrip,
  type World,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { memo } from 'react';
import { teamTexts } from '../texts/teamTexts.js';
import { BadgeButton } from './BadgeButton.js';
import { SurvivorsCount } from './SurvivorsCount.js';
import { TeamHead } from './team-head/TeamHead.js';

interface TeamBandProps {
  view: TeamView;
  tab: TeamTab;
}

/** The own team at the top of its pages: logo, name, points, rank, money, deadline, tabs. */
export const TeamBand = memo(function TeamBand({ view, tab }: TeamBandProps) {
  const world = useWorld();
  const t = useText(teamTexts);
  const premium = useText(premiumTexts);
  const format = useFormat();
  const { team, players } = view;
  const value = players.reduce((sum, player) => sum + toTenths(player.value), 0);
  const money = moneyOf(team);
  const points = format.teamPoints(team.points);
  const rank = team.rank === null ? t('noRank') : format.rank(team.rank);
  return (
    <Band light="none">
      <TeamHead
        badge={<BadgeButton team={team} />}
        name={team.name}
        manager={`${team.user.firstName} ${team.user.lastName}`.trim() || undefined}
        premiumLabel={team.user.premium ? premium('premium') : undefined}
        short={{
          value: points,
          caption: team.rank === null ? t('points') : t('rankOf', { rank }),
        }}
        facts={[
          { value: points, caption: t('points') },
          ...(team.rank === null ? [] : [{ value: rank, caption: t('rank') }]),
          { value: format.shortMoney(value), caption: t('value') },
          ...(money === null ? [] : [{ value: format.shortMoney(toTenths(money)), caption: t('moneyLeft') }]),
        ]}
        aside={<DeadlineCountdown deadline={world.deadline} />}
      />
      <SurvivorsCount players={players} />
      <WeekStrip selected={undefined} hrefOf={(weekId) => pointsOf(view, world, weekId)} />
      <TeamTabs team={team} current={tab} />
    </Band>
  );
});

/** The page with this team's points of a matchday; null when there can't be any. */
function pointsOf({ team }: TeamView, { deadline }: World, weekId: number): string | null {
  const isLocked = deadline.deadlineWeek === null || weekId < deadline.deadlineWeek;
  return isLocked && weekId >= team.weekId ? `/points/${team.id}?week=${weekId}` : null;
}
