import { useText } from '@euro/platform/react';
import { settingTexts } from '../texts/settingTexts.js';

const NAMED = [
  'budget',
  'weeklyTransfers',
  'transfersAllowed',
  'transferCanBeSaved',
  'maxSavedTransfers',
  'transfersResettable',
  'transferTaxPercentage',
  'profitTaxPercentage',
  'saleStep',
  'officialStartWeek',
  'captainMultiplier',
  'tripleCaptainMultiplier',
  'coachPoints.win',
  'coachPoints.draw',
  'coachPoints.loss',
  'boostersEnabled',
  'boostersFromWeek',
  'powerSubsFromWeek',
  'powerSubsPerWeek',
  'teamPrice',
  'premiumPrice',
  'premiumEverywhere',
  'maxTeams',
  'spyingEnabled',
  'expectedLineupsPremium',
  'autoConfirm',
  'postponedStay',
  'broughtForwardStay',
  'awardedScoresCoach',
  'rankUnpaidTeams',
  'reminderHours',
  'maxLeagueTeams',
  'maxLeaguesPerTeam',
  'maxDuels',
  'yellowCardsToBan',
] as const;

const LIMIT = /^teamSameClubPlayersLimit\.(\d+)$/;

/** Name of a setting; its path without a text. */
export function useSettingName(): (path: string) => string {
  const t = useText(settingTexts);
  return (path) => {
    const matchday = LIMIT.exec(path)?.[1];
    if (matchday !== undefined) return t('teamSameClubPlayersLimit', { number: Number(matchday) + 1 });
    const textKey = NAMED.find((one) => one === path);
    return textKey ? t(textKey) : path;
  };
}
