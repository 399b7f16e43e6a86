import { Band, Chip, formatInteger, LiveDot } from '@euro/design-system';
import { formatLocale, useLocale, useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Podium, type PodiumTeam } from '../../components/rankings/Podium.js';
import { PodiumSkeleton } from '../../components/rankings/PodiumSkeleton.js';
import type { RankingTab } from '../../domain/rankingView.js';
import { useChoiceName } from '../../hooks/useChoiceName.js';
import { useTeamRow } from '../../hooks/useTeamRow.js';
import { rankingTexts } from '../../texts/rankingTexts.js';
import { spanTexts } from '../../texts/spanTexts.js';
import type { Ranking, ReadyRanking } from './useRanking.js';

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  min-height: 28px;
`;

interface RankingBandProps {
  readonly tab: RankingTab;
  readonly ranking: Ranking;
  readonly tabs: ReactNode;
}

/** The title, its subtitle, the tabs and the first three. */
export function RankingBand({ tab, ranking, tabs }: RankingBandProps) {
  const t = useText(rankingTexts);
  return (
    <Band
      light="podium"
      title={t('title')}
      subtitle={<Line>{ranking.status === 'ready' && <Summary tab={tab} ranking={ranking} />}</Line>}
      side={<Side ranking={ranking} />}
    >
      {tabs}
    </Band>
  );
}

function Summary({ tab, ranking }: { readonly tab: RankingTab; readonly ranking: ReadyRanking }) {
  const t = useText(rankingTexts);
  const locale = formatLocale(useLocale());
  const spans = useText(spanTexts);
  const nameOf = useChoiceName(tab);
  const { week, teams, confirmed, chosen } = ranking;
  if (tab === 'leagues' && chosen === null) return <span>{t('leagues.yours')}</span>;
  if (week === null) return <span>{t('none.yet')}</span>;
  const count = t('teams', { count: teams, written: formatInteger(teams, locale) });
  const when = chosen
    ? spans('after', { name: nameOf(chosen), week })
    : t(tab === 'week' ? 'of.week' : 'after.week', { week });
  return (
    <>
      <span>{`${when} · ${count}`}</span>
      {!confirmed && (
        <Chip tone="night" icon={<LiveDot $kind="provisional" aria-hidden />}>
          {t('provisional')}
        </Chip>
      )}
    </>
  );
}

function Side({ ranking }: { readonly ranking: Ranking }) {
  const t = useText(rankingTexts);
  const write = useTeamRow(ranking.status === 'ready' ? ranking.chosen?.mode : undefined);
  // Also where nothing was loaded: what is below stays where it is.
  if (ranking.status !== 'ready') return <PodiumSkeleton />;
  if (ranking.first.length === 0) return null;
  const teams = ranking.first.slice(0, 3).map((team, index): PodiumTeam => {
    const { total, ...row } = write(team);
    return { ...row, place: (index + 1) as PodiumTeam['place'], points: total };
  });
  return <Podium label={t('podium')} teams={teams} />;
}
