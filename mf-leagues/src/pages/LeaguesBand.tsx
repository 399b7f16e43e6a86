import type { OwnLeague } from '@euro/api-contract';
import { Band, VisuallyHidden } from '@euro/design-system';
import { useFormat, useIsArchive } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { useEffect, useState } from 'react';
import { readSeen } from '../chat/useSeen.js';
import { LeagueSwitcher } from '../components/leagues/LeagueSwitcher.js';
import { JoinByCodeDialog } from '../join/lazyJoinByCodeDialog.js';
import { NewLeagueDialog } from '../settings/lazyNewLeagueDialog.js';
import { leagueTexts } from '../texts/leagueTexts.js';

interface LeaguesBandProps {
  readonly leagues: readonly OwnLeague[];
  /** The league that is shown. */
  readonly current: number | null;
  /** Messages of its chat that were not seen yet. */
  readonly unread?: number;
  readonly loading?: boolean;
  /** Only a visually hidden title: the content below needs the room. */
  readonly isShort?: boolean;
}

/** The title, and the leagues one can look at. */
export function LeaguesBand({ leagues, current, unread = 0, loading, isShort = false }: LeaguesBandProps) {
  const t = useText(leagueTexts);
  const format = useFormat();
  const isArchive = useIsArchive();
  const { bus, storage } = usePlatform();
  const [isJoining, setJoining] = useState(false);
  const [isStarting, setStarting] = useState(false);

  const detailOf = ({ totalTeams, rank }: OwnLeague) => {
    const teams = t('tileDetail', { count: totalTeams, written: format.whole(totalTeams) });
    return rank === null ? teams : t('tileRank', { teams, rank: format.rank(rank) });
  };

  /** Messages, as the chat's tab counts them; of another league only its latest is known. */
  const unreadOf = ({ id, lastComment }: OwnLeague) =>
    id === current ? unread : Number((lastComment ?? 0) > readSeen(storage, id));

  const unreadCount = leagues.reduce((sum, league) => sum + unreadOf(league), 0);
  useEffect(() => {
    if (!loading)
      bus.emit('menu.badged@1', { icon: 'friends', badge: { kind: 'unread', count: unreadCount } });
  }, [bus, loading, unreadCount]);

  if (isShort) return <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>;
  return (
    <Band title={t('title')}>
      <LeagueSwitcher
        label={t('mine')}
        loading={loading}
        leagues={leagues.map((league) => ({
          id: league.id,
          name: league.name,
          detail: detailOf(league),
          href: `/leagues/${league.id}`,
          current: league.id === current,
          unreadLabel: unreadOf(league) ? t('unread') : undefined,
        }))}
        extras={
          loading || isArchive
            ? []
            : [
                { title: t('join'), detail: t('joinHow'), onPress: () => setJoining(true) },
                { title: t('start'), detail: t('startHow'), onPress: () => setStarting(true) },
              ]
        }
      />
      {isJoining && <JoinByCodeDialog onClose={() => setJoining(false)} />}
      {isStarting && <NewLeagueDialog onClose={() => setStarting(false)} />}
    </Band>
  );
}
