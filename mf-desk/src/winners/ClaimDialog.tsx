import type { PrizeClaimState, PrizeWinner } from '@euro/api-contract';
import { Field, Soft, TextArea } from '@euro/design-system';
import { createTranslator, useLocale, usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { LONGEST } from '../help/ticket.js';
import { useLanguageName } from '../hooks/useLanguageName.js';
import { winnerTexts } from '../texts/winnerTexts.js';
import { useChangeClaimMutation } from './winnersApi.js';

const LONGEST_CONTACT = 500;
const LONGEST_TRACK = 200;

interface ClaimDialogProps {
  readonly winner: PrizeWinner;
  readonly action: PrizeClaimState;
  readonly onClose: () => void;
}

/** The next step of a prize: a message to the winner, his address, how the parcel is found, or only why. */
export function ClaimDialog({ winner, action, onClose }: ClaimDialogProps) {
  const t = useText(winnerTexts);
  const locale = useLocale() === 'nl' ? 'nl' : 'en';
  const { notices } = usePlatform();
  const languageName = useLanguageName();
  const { prize, ranking, firstWeek, lastWeek, title, team, user, state } = winner;
  const language = user?.language ?? 'nl';
  const [text, setText] = useState(() =>
    action === 'asked' ? createTranslator(winnerTexts, language)('message', { prize: title[language] }) : '',
  );
  const [change] = useChangeClaimMutation();
  const filled = text.trim();
  return (
    <ReasonDialog
      title={t(`title.${action}`, { team: team.name })}
      confirmText={t(`do.${action}`)}
      danger={action === 'declined'}
      blocked={action === 'asked' && filled === '' ? t('message.blocked') : undefined}
      onClose={onClose}
      onConfirm={async (reason) => {
        const { error } = await change({
          ...{ prize, ranking, firstWeek, lastWeek, teamId: team.id, from: state, state: action, reason },
          ...(action === 'asked' && { message: filled }),
          ...(action === 'claimed' && { contact: filled }),
          ...(action === 'sent' && { track: filled }),
        });
        if (error) return asFailure(error);
        notices.show({ tone: 'positive', text: t(`done.${action}`, { team: team.name }) });
        return null;
      }}
    >
      <Soft>{title[locale]}</Soft>
      {action === 'asked' && (
        <TextArea
          label={t('message.label', { name: user?.name || team.name })}
          hint={t('message.hint', { language: languageName({ language }) })}
          maxLength={LONGEST}
          rows={6}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {action === 'claimed' && (
        <TextArea
          label={t('contact')}
          hint={t('contact.hint')}
          maxLength={LONGEST_CONTACT}
          rows={4}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {action === 'sent' && (
        <Field
          label={t('track')}
          hint={t('track.hint')}
          maxLength={LONGEST_TRACK}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </ReasonDialog>
  );
}
