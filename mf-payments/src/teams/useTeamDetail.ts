import { useFormat } from '@euro/game-ui';
import type { MyTeam } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { payState } from '../domain/payState.js';
import { teamTexts } from '../texts/teamTexts.js';

/** Gives the function that writes the state below a team's name: made, being paid since, or paid on. */
export function useTeamDetail(): (team: MyTeam) => string {
  const t = useText(teamTexts);
  const format = useFormat();
  const { clock } = usePlatform();
  return (team) => {
    const { payment } = team;
    const kind = payState(team);
    if (kind === 'paid' && payment)
      return t('paidOn', { date: format.date(payment.paidAt ?? payment.createdAt) });
    if (kind === 'pending' && payment) {
      const date = format.date(payment.createdAt);
      return date === format.date(clock.now())
        ? t('startedAt', { time: format.time(payment.createdAt) })
        : t('startedOn', { date });
    }
    return t('created', { date: format.date(team.createdAt) });
  };
}
