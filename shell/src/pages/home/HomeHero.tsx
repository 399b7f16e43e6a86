import { Button, ButtonLink, Countdown, formatDateTime, splitDuration } from '@euro/design-system';
import { COACH } from '@euro/game';
import type { Loadable, MatchesState } from '@euro/platform';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useCompetition } from '../../competition/useCompetition.js';
import { Hero, type HeroProps } from '../hero/Hero.js';
import { homeTexts } from '../texts/homeTexts.js';

const Line = styled.p`
  margin-bottom: 12px;
`;

interface HomeHeroProps {
  /** Replacements of the default texts. */
  readonly words?: Partial<HeroProps> | undefined;
  readonly children: ReactNode;
}

/** The stadium with title, deadline and a card. */
export function HomeHero({ words, children }: HomeHeroProps) {
  const t = useText(homeTexts);
  const language = useLocale();
  const { own } = useCompetition();
  const { state } = usePlatform();
  const matches = useShared(state.matches);
  return (
    <Hero
      title={
        <>
          <span>{own?.brand?.hero[language] || t('title.first')}</span> <em>{t('title.second')}</em>
        </>
      }
      lead={<Lead />}
      {...useDeadlineLine(matches)}
      countdown={<Deadline matches={matches} />}
      {...words}
    >
      {children}
    </Hero>
  );
}

function Lead() {
  const t = useText(homeTexts);
  const locale = formatLocale(useLocale());
  const { value: settings } = useShared(usePlatform().state.application);
  if (!settings) return <span>{t('lead.short')}</span>;
  const lead = t('lead', {
    players: settings.lineupSize + settings.benchSize,
    coaches: settings.squadLayout[COACH],
    budget: settings.budget.toLocaleString(locale),
    captain: settings.captainMultiplier.toLocaleString(locale),
  });
  return <span>{lead}</span>;
}

function useDeadlineLine(matches: Loadable<MatchesState>) {
  const t = useText(homeTexts);
  const locale = formatLocale(useLocale());
  if (!matches.value) return { deadlineTitle: t('deadline.loading') };
  const { deadlineWeek, deadlineDate } = matches.value.deadline;
  if (deadlineWeek === null || deadlineDate === null) return { deadlineTitle: t('deadline.over') };
  return {
    deadlineTitle: t('deadline', { week: deadlineWeek }),
    deadlineDate: formatDateTime(deadlineDate, locale, 'short'),
  };
}

function Deadline({ matches }: { readonly matches: Loadable<MatchesState> }) {
  const t = useText(homeTexts);
  const { clock, navigation, state } = usePlatform();
  const units = { days: t('days'), hours: t('hours'), minutes: t('minutes'), seconds: t('seconds') };
  if (!matches.value) {
    // Zeros reserve the place of the numerals.
    if (matches.status === 'loading')
      return <Countdown look="hero" deadline={0} units={units} spoken={() => t('loading')} now={clock.now} />;
    return (
      <>
        <Line>{t('deadline.failed')}</Line>
        <Button variant="ghost" onClick={() => state.refresh('matches')}>
          {t('retry')}
        </Button>
      </>
    );
  }
  const { deadlineWeek: week, deadlineDate } = matches.value.deadline;
  if (week === null || deadlineDate === null) {
    return (
      <>
        <Line>{t('deadline.over.text')}</Line>
        {navigation.has('/rankings') && (
          <ButtonLink variant="ghost" href="/rankings">
            {t('rankings')}
          </ButtonLink>
        )}
      </>
    );
  }
  return (
    <Countdown
      look="hero"
      deadline={Date.parse(deadlineDate)}
      units={units}
      now={clock.now}
      spoken={(msLeft) => {
        const { days, hours, minutes } = splitDuration(msLeft);
        if (days > 0) return t('deadline.days', { days, hours, week });
        if (hours > 0) return t('deadline.hours', { hours, minutes, week });
        if (minutes > 0) return t('deadline.minutes', { minutes, week });
        return t(clock.now() < Date.parse(deadlineDate) ? 'deadline.soon' : 'deadline.passed', { week });
      }}
    />
  );
}
