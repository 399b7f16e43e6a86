import type { Team } from '@euro/api-contract';
import { LinkTabs, WideOnly } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { type TeamTab, teamTabs } from '../domain/teamTabs.js';
import { useWorld } from '../hooks/useWorld.js';
import { tabTexts } from '../messages/tabTexts.js';

interface TeamTabsProps {
  team: Team;
  current: TeamTab;
}

const TEXTS = {
  points: 'tabPoints',
  team: 'tabTeam',
  transfers: 'tabTransfers',
  league: 'tabLeague',
} as const;

/** The tabs of the team area; a single one is no choice and is not drawn, and phones have the portal's own tabs. */
export function TeamTabs({ team, current }: TeamTabsProps) {
  const world = useWorld();
  const t = useText(tabTexts);
  const { embeds } = usePlatform();
  const tabs = teamTabs(team, world, (id) => embeds.has(id));
  if (tabs.length < 2) return null;
  return (
    <WideOnly>
      <LinkTabs
        label={t('tabsLabel')}
        tabs={tabs.map((tab) => ({
          href: tab === 'team' ? `/team/${team.id}` : `/team/${team.id}/${tab}`,
          text: t(TEXTS[tab]),
          current: tab === current,
        }))}
      />
    </WideOnly>
  );
}
