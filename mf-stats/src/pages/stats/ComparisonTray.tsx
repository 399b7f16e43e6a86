import type { PlayerStatsRow } from '@euro/api-contract';
import { formatInteger, formatMillions, formatPoints, Soft } from '@euro/design-system';
import { LineChart, RadarChart, SeriesKey } from '@euro/design-system/charts';
import { shirtOf } from '@euro/game-ui';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { CompareTray } from '../../components/compare-tray/CompareTray.js';
import { clubOf } from '../../domain/clubOf.js';
import { compareTexts } from '../../texts/compareTexts.js';
import { trayTexts } from '../../texts/trayTexts.js';
import { ComparedPlayers } from './ComparedPlayers.js';
import { PrepareTransfers } from './PrepareTransfers.js';
import { pointsByWeek, rimOf } from './profile.js';
import type { Comparison } from './useComparison.js';

/** Props of {@link ComparisonTray}. */
export interface ComparisonTrayProps {
  readonly comparison: Extract<Comparison, { readonly status: 'ready' }>;
  /** The last matchday that counts. */
  readonly lastWeek: number | null;
  readonly onRemove: (id: number) => void;
  readonly onClear: () => void;
}

/**
 * Players beside each other with their figures, their profile and their points per matchday, each picture as a table
 * too.
 */
export function ComparisonTray({ comparison, lastWeek, onRemove, onClear }: ComparisonTrayProps) {
  const t = useText(trayTexts);
  const compare = useText(compareTexts);
  const locale = formatLocale(useLocale());
  const clubs = useShared(usePlatform().state.clubs);
  const { players } = comparison;
  return (
    <CompareTray
      title={compare('title', { count: players.length })}
      clearText={t('clear')}
      onClear={onClear}
      pointsText={t('points')}
      onRemove={onRemove}
      facts={
        players.length > 1 && (
          <>
            <PrepareTransfers players={players} />
            <ComparedPlayers players={players} />
          </>
        )
      }
      players={players.map((player, place) => {
        const shirt = shirtOf(player, clubOf(clubs, player.clubId)?.short ?? '');
        return {
          id: player.id,
          name: player.short,
          shirt,
          mark: <SeriesKey place={place} onNight />,
          nation: shirt.nation,
          tag: player.eliminated ? t('eliminated') : undefined,
          value: formatMillions(player.value, locale),
          points: formatPoints(player.total, locale),
          removeLabel: t('remove', { player: player.short }),
        };
      })}
      charts={[
        {
          id: 'profile',
          title: lastWeek === null ? t('profile.before') : t('profile', { week: lastWeek }),
          chart: <Profile comparison={comparison} />,
        },
        {
          id: 'points',
          title: t('points.title'),
          chart: <PointsLines players={players} weeks={lastWeek ?? 0} />,
        },
      ]}
    />
  );
}

const Method = styled(Soft)`
  && { color: inherit; font-size: 0.75rem; }
`;

function Profile({ comparison: { players, columns, bests } }: Pick<ComparisonTrayProps, 'comparison'>) {
  const t = useText(trayTexts);
  const locale = formatLocale(useLocale());
  return (
    <>
      <RadarChart
        onNight
        legend={false}
        label={t('profile.before')}
        switchTexts={{ table: t('as.table'), chart: t('as.chart') }}
        axisHead={t('statistic')}
        axes={columns.map((column) => ({
          id: column,
          name: t(`axis.${column}`),
          most: rimOf(column, bests, players),
        }))}
        series={players.map((player) => ({
          id: player.id,
          name: player.short,
          values: columns.map((column) => player[column]),
          texts: columns.map((column) => formatInteger(player[column], locale)),
        }))}
      />
      <Method>{t('profile.method')}</Method>
    </>
  );
}

function PointsLines({
  players,
  weeks,
}: {
  readonly players: readonly PlayerStatsRow[];
  readonly weeks: number;
}) {
  const t = useText(trayTexts);
  const locale = formatLocale(useLocale());
  if (weeks === 0) return <p>{t('points.none')}</p>;
  return (
    <LineChart
      onNight
      peaks
      legend={false}
      height={300}
      label={t('points.title')}
      switchTexts={{ table: t('as.table'), chart: t('as.chart') }}
      placeHead={t('week.head')}
      places={Array.from({ length: weeks }, (_, index) => t('week.short', { week: index + 1 }))}
      series={players.map((player) => ({
        id: player.id,
        name: player.short,
        values: pointsByWeek(player, weeks),
      }))}
      write={(value) => formatPoints(value, locale)}
      none={t('not.played')}
    />
  );
}
