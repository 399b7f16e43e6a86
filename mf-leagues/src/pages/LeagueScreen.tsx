import type { OwnLeague } from '@euro/api-contract';
import {
  PageBody,
  Segmented,
  type SegmentedOption,
  Skeleton,
  VisuallyHidden,
  Wrap,
} from '@euro/design-system';
import { ReadOnlyNote, useFormat, useIsArchive, useIsPremium } from '@euro/game-ui';
import { lazyPage, usePlatform, useText } from '@euro/platform/react';
import { useEffect, useMemo } from 'react';
import { Again } from '../again/lazyAgain.js';
import { ChatPanel } from '../chat/ChatPanel.js';
import { unreadOf } from '../chat/chatState.js';
import { FullRoom } from '../chat/FullRoom.js';
import { mentionPeople } from '../chat/mentionPeople.js';
import { PanelRoom } from '../chat/PanelRoom.js';
import { useChat } from '../chat/useChat.js';
import { useRankNews } from '../chat/useRankNews.js';
import { useSeen } from '../chat/useSeen.js';
import type { CupCardProps } from '../components/CupCard.js';
import type { DuelsCardProps } from '../components/DuelsCard.js';
import { InviteCard } from '../components/InviteCard.js';
import { LeagueTableCard } from '../components/LeagueTableCard.js';
import { Beside, Cards, Segments, SmallCards, TableColumns } from '../components/layout.js';
import { UnreadCount } from '../components/UnreadCount.js';
import { UpsellCard } from '../components/UpsellCard.js';
import { LEAGUE_TABS, type LeagueTab } from '../domain/leagueView.js';
import { useIsPhone } from '../hooks/useIsPhone.js';
import { useIsWide } from '../hooks/useIsWide.js';
import { useLeagueView } from '../hooks/useLeagueView.js';
import { useOnRemovedFromLeague } from '../hooks/useOnRemovedFromLeague.js';
import { useTable } from '../hooks/useTable.js';
import { leagueTexts } from '../texts/leagueTexts.js';
import { LeaguesBand } from './LeaguesBand.js';

const HistoryCard = lazyPage(
  () => import('../components/HistoryCard.js').then((file) => file.HistoryCard),
  <Skeleton $height={420} $radius={12} />,
);

/** Of head-to-head leagues only; as high as its own skeleton. */
const DuelsCard = lazyPage<DuelsCardProps>(
  () =>
    import(/* webpackChunkName: "league-duels" */ '../components/DuelsCard.js').then(
      (file) => file.DuelsCard,
    ),
  <Skeleton $height={240} $radius={12} />,
);

const CupCard = lazyPage<CupCardProps>(
  () => import(/* webpackChunkName: "cup" */ '../components/CupCard.js').then((file) => file.CupCard),
  () => null,
);

/** Most people come for the table and the chat. */
const SettingsTab = lazyPage(
  () => import('../settings/SettingsTab.js').then((file) => file.SettingsTab),
  <Skeleton $height={420} $radius={12} />,
);

interface LeagueScreenProps {
  readonly league: OwnLeague;
  readonly leagues: readonly OwnLeague[];
  readonly userId: number | null;
}

/** One league: its table with the chat beside it, or its settings. */
export function LeagueScreen({ league, leagues, userId }: LeagueScreenProps) {
  const t = useText(leagueTexts);
  const { navigation } = usePlatform();
  const isWide = useIsWide();
  const isPhone = useIsPhone();
  const isPremium = useIsPremium();
  const isArchive = useIsArchive();
  const shutOut = useOnRemovedFromLeague(league);
  const { view, showTab, showWeek, showPage } = useLeagueView(league.id);
  const table = useTable(league.id, view.week, view.page);
  const chat = useChat({ leagueId: league.id, teamId: league.teamId, userId, onShutOut: shutOut });
  const [lastSeenId, see] = useSeen(league.id);
  const lastComment = chat.talk.comments.at(-1)?.id ?? 0;
  const isWhole = table.status === 'ready' && view.week === null;
  const news = useRankNews(isWhole ? table.answer.result : null, lastComment);
  const unread = unreadOf(chat.talk, lastSeenId, userId);
  const tab = view.tab === 'chat' && isWide ? 'table' : view.tab;
  const currentLeague = table.status === 'ready' ? table.answer.league : league;
  const isShut = table.status === 'failed' && ['forbidden', 'not-found'].includes(table.failure.code);

  useEffect(() => {
    navigation.title(currentLeague.name);
  }, [navigation, currentLeague.name]);
  useEffect(() => {
    if (isShut) shutOut();
  }, [isShut, shutOut]);

  const teams = table.status === 'ready' ? table.answer.teams : undefined;
  const people = useMemo(() => mentionPeople(teams ?? []), [teams]);
  const panel = (
    <ChatPanel
      league={currentLeague}
      teamId={league.teamId}
      chat={chat}
      userId={userId}
      people={people}
      news={news}
      lastSeen={lastSeenId}
      onSee={see}
    />
  );
  const segments = (
    <Segmented label={t('view')} options={useSegments(isWide, unread)} value={tab} onChange={showTab} />
  );
  if (tab === 'chat' && isPhone) {
    return (
      <>
        <LeaguesBand leagues={leagues} current={league.id} unread={unread} isShort />
        <FullRoom segments={segments}>{panel}</FullRoom>
      </>
    );
  }
  return (
    <>
      <LeaguesBand leagues={leagues} current={league.id} unread={unread} />
      <PageBody as="div">
        <Wrap>
          <Segments>{segments}</Segments>
          {isArchive && (
            <Segments>
              <ReadOnlyNote />
            </Segments>
          )}
          {tab === 'chat' && <PanelRoom isBeside={false}>{panel}</PanelRoom>}
          {tab === 'settings' && <SettingsTab league={league} table={table} userId={userId} />}
          {tab === 'table' && (
            <TableColumns>
              <Cards>
                <LeagueTableCard
                  league={league}
                  table={table}
                  week={view.week}
                  onWeek={showWeek}
                  onPage={showPage}
                />
                {currentLeague.mode === 'head-to-head' && <DuelsCard league={currentLeague} />}
                {!isArchive && (
                  <SmallCards>
                    <InviteCard league={currentLeague} teamId={league.teamId} />
                    {!isPremium && <UpsellCard />}
                    <Again />
                  </SmallCards>
                )}
                {isArchive && currentLeague.admin === userId && <Again over={currentLeague.name} />}
                <CupCard league={currentLeague} isAdmin={currentLeague.admin === userId} />
                <HistoryCard leagueId={league.id} />
              </Cards>
              {isWide && (
                <Beside>
                  <PanelRoom isBeside>{panel}</PanelRoom>
                </Beside>
              )}
            </TableColumns>
          )}
        </Wrap>
      </PageBody>
    </>
  );
}

/** The tabs of the league; the chat is one when it does not fit beside the table. */
function useSegments(isWide: boolean, unread: number): readonly SegmentedOption<LeagueTab>[] {
  const t = useText(leagueTexts);
  const { whole } = useFormat();
  return LEAGUE_TABS.filter((tab) => tab !== 'chat' || !isWide).map((tab) => {
    if (tab !== 'chat' || unread === 0) return { value: tab, text: t(`tab.${tab}`) };
    return {
      value: tab,
      text: (
        <>
          <span>{t('tab.chat')}</span> <UnreadCount aria-hidden="true">{whole(unread)}</UnreadCount>
          <VisuallyHidden>{`, ${t('unreadCount', { count: unread, written: whole(unread) })}`}</VisuallyHidden>
        </>
      ),
    };
  });
}
