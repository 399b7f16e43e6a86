import { formatMillions, type SelectOption } from '@euro/design-system';
import { POSITION_IDS } from '@euro/game';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { commonTexts } from '../../texts/commonTexts.js';
import { statsTexts } from '../../texts/statsTexts.js';
import { ALL_WEEKS, ANY_VALUE, VALUE_OPTIONS } from './statsView.js';

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
 * The nations by name, the positions, the matchdays that have points and the values of the specification (spec §9).
 * @param lastWeek the last matchday that has points
 */
export function useFilterOptions(lastWeek: number | null): FilterOptions {
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
    values: [
      ...VALUE_OPTIONS.map((value) => ({
        value: String(value),
        text: value === ANY_VALUE ? t('value.all') : formatMillions(value, locale),
      })),
    ].reverse(),
  };
}
