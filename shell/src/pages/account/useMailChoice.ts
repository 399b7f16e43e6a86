import type { ApiFailure } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { useRef, useState } from 'react';
import { reminderTexts } from '../texts/reminderTexts.js';
import { isPassing } from './isPassing.js';
import { useSingleFlight } from './useSingleFlight.js';

/** A kind of mail that can be chosen. */
export type MailKind = 'deadlineMail' | 'matchdayReport';

interface MailChoice {
  readonly isOn: boolean;
  readonly isBusy: boolean;
  /** Why the last choice was not saved. */
  readonly problem: string | undefined;
  choose(isOn: boolean): void;
}

/**
 * One kind of mail, saved as soon as it is chosen. Shows the choice at once; a failed save reverts it, with the
 * problem.
 * @param stored the server's value
 */
export function useMailChoice(kind: MailKind, stored: boolean): MailChoice {
  const t = useText(reminderTexts);
  const { api, notices } = usePlatform();
  // An undo may be pressed long after it was rendered: it needs the value saved by then.
  const savedChoice = useRef(stored);
  const [choice, setChoice] = useState(stored);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const [save, isBusy] = useSingleFlight(async (isOn: boolean, isUndo: boolean) => {
    setChoice(isOn);
    setFailure(null);
    const { data, error } = await api.call('PUT user/reminders', { body: { [kind]: isOn } });
    if (error) {
      setChoice(savedChoice.current);
      setFailure(error);
      return;
    }
    savedChoice.current = data[kind];
    setChoice(savedChoice.current);
    const undo = { label: t('undo'), onPress: () => void save(!isOn, true) };
    const text = t(isOn ? `${kind}.on` : `${kind}.off`);
    notices.show({ tone: 'positive', text, ...(isUndo ? {} : { action: undo }) });
  });

  return {
    isOn: choice,
    isBusy,
    problem: failure ? (isPassing(failure) ? failure.message : t('not.saved')) : undefined,
    choose: (isOn) => void save(isOn, false),
  };
}
