import type { TeamView } from '@euro/api-contract';
import { Card, CardHeader, Chip } from '@euro/design-system';
import { type Booster, boosterInWeek } from '@euro/game';
import { rulesIn, useFormat, useWorld } from '@euro/game-ui';
import { lazyPage, usePlatform, useText } from '@euro/platform/react';
import { Lock, Zap } from 'lucide-react';
import { memo, useEffect, useId } from 'react';
import { type BoosterStanding, boosterStandings } from '../domain/boosterStandings.js';
import { usePlayBooster } from '../hooks/usePlayBooster.js';
import { boosterTexts } from '../texts/boosterTexts.js';
import type { BoosterDialogProps } from './BoosterDialog.js';
import { BoosterIcon } from './BoosterIcon.js';
import { type BoosterTile, BoosterTiles } from './boosters/BoosterTiles.js';

/** Opens on a press; fetched before, since a booster may be played without a connection. */
const BoosterDialog = lazyPage<BoosterDialogProps>(() =>
  import(/* webpackChunkName: "booster" */ './BoosterDialog.js').then((file) => file.BoosterDialog),
);

interface BoostersCardProps {
  view: TeamView;
  /** The matchday that is open. */
  weekId: number;
  /** A booster waits until changes are saved: it reloads the team. */
  hasUnsavedChanges: boolean;
  className?: string;
}

/** The four boosters, what each does, and whether it can be played; nothing where the competition has none. */
export const BoostersCard = memo(function BoostersCard({
  view,
  weekId,
  hasUnsavedChanges,
  className,
}: BoostersCardProps) {
  const world = useWorld();
  const titleId = useId();
  const t = useText(boosterTexts);
  const boosterPlay = usePlayBooster(view, weekId);
  const standings = boosterStandings(view.team, weekId, world, {
    hasUnsavedChanges,
    waiting: boosterPlay.waitingBooster,
  });
  const tileOf = useTile();
  useEffect(() => {
    BoosterDialog.preload().catch(() => {});
  }, []);
  const { notices } = usePlatform();
  const tiles = standings.map(tileOf);
  if (standings.length === 0) return null;
  return (
    <Card aria-labelledby={titleId} className={className}>
      <CardHeader id={titleId} title={t('title')} aside={<Hint team={view.team} weekId={weekId} />} />
      <BoosterTiles
        tiles={tiles}
        onRefused={(id) => {
          const reason = tiles.find((tile) => tile.id === id)?.reason;
          if (reason) notices.show({ tone: 'neutral', text: reason });
        }}
        onPlay={(id) => {
          const standing = standings.find(({ booster }) => booster === id);
          if (standing) boosterPlay.choose(standing.booster);
        }}
      />
      {boosterPlay.chosenBooster !== null && (
        <BoosterDialog view={view} weekId={weekId} boosterPlay={boosterPlay} />
      )}
    </Card>
  );
});

function useTile(): (standing: BoosterStanding) => BoosterTile {
  const world = useWorld();
  const t = useText(boosterTexts);
  const format = useFormat();
  const { deadlineWeek, displayWeek } = world.deadline;
  const rules = rulesIn(world, deadlineWeek ?? displayWeek);
  const multiplier = format.factor(rules.tripleCaptainMultiplier);
  return ({ booster, state, obstacle }) => ({
    id: booster,
    icon: <BoosterIcon booster={booster} />,
    title: t(`name-${booster}`),
    text: textOf(state, obstacle) ?? t(`short-${booster}`, { multiplier }),
    state,
    reason: obstacle === null ? undefined : t(`reason-${obstacle.code}`, numbersOf(obstacle.params)),
  });

  function textOf(state: BoosterStanding['state'], obstacle: BoosterStanding['obstacle']): string | null {
    if (state === 'active') return t('active');
    if (obstacle?.code === 'booster-waits') return t('waiting');
    return state === 'used' ? t('usedIn', { week: Number(obstacle?.params.weekId) }) : null;
  }
}

interface HintProps {
  team: TeamView['team'];
  weekId: number;
}

/** At the right of the title: from when, which one is active, or how many there may be. */
function Hint({ team, weekId }: HintProps) {
  const world = useWorld();
  const t = useText(boosterTexts);
  const { boostersFromWeek } = world.rules;
  const active: Booster | null = boosterInWeek(team, weekId);
  if (weekId < boostersFromWeek) {
    return <Chip icon={<Lock aria-hidden />}>{t('fromWeek', { week: boostersFromWeek })}</Chip>;
  }
  if (active === null) return <Chip>{t('onePerWeek')}</Chip>;
  return (
    <Chip tone="brand" icon={<Zap aria-hidden />}>
      {t('activeNow', { week: weekId })}
    </Chip>
  );
}

function numbersOf(params: Readonly<Record<string, unknown>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) => (typeof value === 'number' ? [[key, value]] : [])),
  );
}
