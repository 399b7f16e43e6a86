import type { CompetitionSettings } from '@euro/api-contract';
import { Section } from '@euro/design-system';
import { COACH, clubLimit, DEFENDER } from '@euro/game';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { howToPlayTexts } from '../texts/howToPlayTexts.js';
import { InfoCard, InfoCards, NATIONS } from './cards/InfoCard.js';

/** The game in four cards, its numbers from the settings of the competition. */
export function HowToPlay() {
  const t = useText(howToPlayTexts);
  const locale = formatLocale(useLocale());
  const { state } = usePlatform();
  const { value: settings } = useShared(state.application);
  const { value: matches } = useShared(state.matches);

  const sides = useSides();
  const players = settings && settings.lineupSize + settings.benchSize;
  const deadline = matches?.deadline;
  const limit = settings && deadline && limitIn(settings, deadline.deadlineWeek ?? deadline.displayWeek);
  return (
    <Section title={t('title')}>
      <InfoCards>
        <InfoCard
          numeral={String(players ?? '–')}
          art="squad"
          sides={sides}
          title={
            settings && players
              ? t('squad.title', { players, coaches: settings.squadLayout[COACH] })
              : t('squad.title.short')
          }
          text={
            settings && limit
              ? t('squad.text', { limit, ...settings.formationLimits[DEFENDER] })
              : t('squad.text.short')
          }
        />
        <InfoCard
          numeral={settings ? `×${settings.captainMultiplier.toLocaleString(locale)}` : '×'}
          art="captain"
          title={t('captain.title')}
          text={t('captain.text')}
        />
        <InfoCard
          numeral={String(settings?.transfersAllowed ?? '–')}
          art="transfers"
          sides={sides}
          title={t('transfers.title')}
          text={useSavingRule(settings)}
        />
        <InfoCard numeral="VS" art="friends" title={t('friends.title')} text={t('friends.text')} />
      </InfoCards>
    </Section>
  );
}

/** Nations of the shirts: well-known ones if they all take part, else participants. */
function useSides(): readonly string[] {
  const codes = useShared(usePlatform().state.clubs).map(({ short }) => short);
  const areOthers = codes.length >= NATIONS.length && !NATIONS.every((code) => codes.includes(code));
  return areOthers ? codes : NATIONS;
}

function limitIn({ teamSameClubPlayersLimit }: CompetitionSettings, matchday: number): number {
  return clubLimit({ clubLimitByMatchday: teamSameClubPlayersLimit }, matchday);
}

function useSavingRule(settings: CompetitionSettings | null): string {
  const t = useText(howToPlayTexts);
  if (settings && !settings.transferCanBeSaved) return t('transfers.lost');
  const maxSaved = settings?.maxSavedTransfers ?? null;
  return maxSaved === null ? t('transfers.saved') : t('transfers.saved.some', { most: maxSaved });
}
