import type { PrizeClaimState, PrizeWinner } from '@euro/api-contract';
import { Button, Chip, type ChipTone } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { type Translate, useLocale, useText } from '@euro/platform/react';
import { DeskActions, DeskName, DeskRow, DeskStates } from '../components/deskList.js';
import { UserLink } from '../components/UserLink.js';
import { winnerTexts } from '../texts/winnerTexts.js';
import { actionsFor } from './actionsFor.js';

const TONES = {
  none: 'neutral',
  asked: 'warning',
  claimed: 'brand',
  sent: 'positive',
  declined: 'neutral',
} as const satisfies Record<PrizeClaimState | 'none', ChipTone>;

interface WinnerRowProps {
  readonly winner: PrizeWinner;
  readonly onAction: (action: PrizeClaimState) => void;
}

/** A prize with its place, its winner, how far it is, and what may be done next. */
export function WinnerRow({ winner, onAction }: WinnerRowProps) {
  const t = useText(winnerTexts);
  const locale = useLocale() === 'nl' ? 'nl' : 'en';
  const { shortMoment } = useFormat();
  const { title, rank, team, user, contact, track, changedAt, isWinner } = winner;
  const state = winner.state ?? 'none';
  const actions = actionsFor(winner);
  return (
    <DeskRow>
      <DeskName>
        <b>{title[locale]}</b>
        <p>{[rankingText(winner, t), t('place', { rank: String(rank) }), team.name].join(' · ')}</p>
        {user ? (
          <p>
            <UserLink id={user.id} name={user.name} /> <span>{`· ${user.email}`}</span>
          </p>
        ) : (
          <p>{t('deleted')}</p>
        )}
        {contact !== null && <p>{t('contactOf', { contact })}</p>}
        {track !== null && <p>{t('trackOf', { track })}</p>}
      </DeskName>
      <DeskStates>
        {!isWinner && <Chip tone="warning">{t('noWinner')}</Chip>}
        <Chip tone={TONES[state]}>
          {changedAt === null ? t(state) : t('since', { state: t(state), moment: shortMoment(changedAt) })}
        </Chip>
      </DeskStates>
      {actions.length > 0 && (
        <DeskActions>
          {actions.map((action, index) => (
            <Button
              key={action}
              variant={index === 0 && action !== 'declined' ? 'secondary' : 'text'}
              size="small"
              aria-label={t('doFor', { action: t(`do.${action}`), team: team.name, prize: title[locale] })}
              onClick={() => onAction(action)}
            >
              {t(`do.${action}`)}
            </Button>
          ))}
        </DeskActions>
      )}
    </DeskRow>
  );
}

function rankingText(
  { ranking, firstWeek, lastWeek }: PrizeWinner,
  t: Translate<'general' | 'week' | 'weeks'>,
): string {
  if (ranking === 'general') return t('general');
  const weeks = { first: String(firstWeek), last: String(lastWeek) };
  return t(firstWeek === lastWeek ? 'week' : 'weeks', weeks);
}
