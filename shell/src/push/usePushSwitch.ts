import { usePlatform, useText } from '@euro/platform/react';
import { useState } from 'react';
import { isPassing } from '../pages/account/isPassing.js';
import { useSingleFlight } from '../pages/account/useSingleFlight.js';
import { pushTexts } from './pushTexts.js';
import type { PushProblem } from './usePush.js';

interface Change {
  /** Stores it; returns why it failed, or null. */
  readonly save: (isOn: boolean) => Promise<PushProblem | null>;
  /** Message shown when it is stored. */
  readonly confirmation: (isOn: boolean) => string;
}

interface PushSwitch {
  readonly isOn: boolean;
  readonly isBusy: boolean;
  /** Why the last choice was not stored. */
  readonly problem: string | undefined;
  choose(isOn: boolean): void;
}

/**
 * A choice that is stored at once, and can be undone. Shows the choice at once; a failed save reverts it, with the
 * problem.
 * @param stored the server's value
 */
export function usePushSwitch(stored: boolean, { save, confirmation }: Change): PushSwitch {
  const t = useText(pushTexts);
  const { notices } = usePlatform();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<PushProblem | null>(null);

  const [change, isBusy] = useSingleFlight(async (isOn: boolean, isUndo: boolean) => {
    setChoice(isOn);
    setFailure(null);
    const problem = await save(isOn);
    setChoice(null);
    setFailure(problem);
    if (problem) return;
    const undo = { label: t('undo'), onPress: () => void change(!isOn, true) };
    notices.show({ tone: 'positive', text: confirmation(isOn), ...(isUndo ? {} : { action: undo }) });
  });

  function sentence(problem: PushProblem): string | undefined {
    // The page explains it at length.
    if (problem === 'blocked') return undefined;
    if (problem === 'failed') return t('not.subscribed');
    return isPassing(problem) ? problem.message : t('not.saved');
  }

  return {
    isOn: choice ?? stored,
    isBusy,
    problem: failure ? sentence(failure) : undefined,
    choose: (isOn) => void change(isOn, false),
  };
}
