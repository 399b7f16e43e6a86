import { formatMillions, type SelectOption } from '@euro/design-system';
import { POSITION_IDS, toTenths } from '@euro/game';
import { valueSteps } from '@euro/game-ui';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { commonTexts } from '../../texts/commonTexts.js';
import { statsTexts } from '../../texts/statsTexts.js';
import { ALL_WEEKS, ANY_VALUE } from './statsView.js';

/** The choice that leaves a filter out. */
export const ALL = 'all';

/** Options of each filter. */
export interface FilterOptions {
  readonly clubs: readonly SelectOption[];
  readonly positions: readonly SelectOption[];
  readonly weeks: readonly SelectOption[];
  readonly values: readonly SelectOption[];
}

/**
 * The nations by name, the positions, the matchdays that have points, and the values that the market has (spec §9).
 * @param lastWeek the last matchday that has points
 * @param value the selected value, which is an option even where no player is near it
 */
export function useFilterOptions(lastWeek: number | null, value: number): FilterOptions {
  const t = useText(statsTexts);
  const common = useText(commonTexts);
  const language = useLocale();
  const locale = formatLocale(language);
  const clubs = useShared(usePlatform().state.clubs);
  const byName = [...clubs].sort((one, other) => one[language].localeCompare(other[language], locale));
  const weeks = Array.from({ length: lastWeek ?? 0 }, (_, index) => index + 1);
  return {
    clubs: [
      { value: ALL, text: t('club.all') },
      ...byName.map((club) => ({ value: String(club.id), text: club[language] })),
    ],
    positions: [
      { value: ALL, text: t('position.all') },
      ...POSITION_IDS.map((position) => ({
        value: String(position),
        text: common('position', { position }),
      })),
    ],
    weeks: [
      {
        value: String(ALL_WEEKS),
        text: t(weeks.length > 1 ? 'week.upto' : 'week.all', { week: weeks.length }),
      },
      ...weeks.map((week) => ({ value: String(week), text: common('matchday', { week }) })),
    ],
    values: useValues(value).map((millions) => ({
      value: String(millions),
      text: millions === ANY_VALUE ? t('value.all') : formatMillions(millions, locale),
    })),
  };
}

/** The steps around the values of all players, the highest first, after everything. */
function useValues(selected: number): readonly number[] {
  const players = useShared(usePlatform().state.players).value ?? [];
  const values = players.map(({ value }) => toTenths(value));
  const { min, max, step } = valueSteps({ cheapest: Math.min(...values), dearest: Math.max(...values) });
  // Negative, and thus none, without players.
  const steps = Array.from({ length: (max - min) / step + 1 }, (_, at) => min + at * step);
  return [...new Set([ANY_VALUE, selected, ...steps])].sort((one, other) => other - one);
}
