import type { ApiFailure } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { useState } from 'react';
import { useSessionActions } from '../../../session/SessionActions.js';
import { avatarTexts } from '../../texts/avatarTexts.js';
import { failureNotice } from '../failureNotice.js';
import { useSingleFlight } from '../useSingleFlight.js';
import { checkPicture, type PictureProblem } from './checkPicture.js';
import { type CropArea, cropSquare } from './cropSquare.js';
import { readAddress } from './readFile.js';

/** Refusals of the server about the picture. */
const PROBLEMS: Readonly<Partial<Record<string, PictureProblem>>> = {
  'upload-not-an-image': 'kind',
  'upload-too-large': 'large',
  'body-too-large': 'large',
};

/** Actions on the user's picture, and the problem of the last one chosen. */
export function useAvatar() {
  const t = useText(avatarTexts);
  const { api, notices } = usePlatform();
  const { change } = useSessionActions();
  const [problem, setProblem] = useState<PictureProblem | null>(null);

  /** The portal itself announces the end of a session. */
  const notify = (error: ApiFailure) => {
    if (error.status === 401) return;
    notices.show(failureNotice(error, t('failed')));
  };

  const [isSending, setSending] = useState(false);

  /** Sends the square; answers whether the picture is done with. */
  async function send(address: string, area: CropArea): Promise<boolean> {
    setSending(true);
    try {
      const avatar = await cropSquare(address, area);
      const { data, error } = await api.call('POST user/avatar', { body: {}, files: { avatar } });
      if (data) {
        change(data);
        notices.show({ tone: 'positive', text: t('uploaded') });
        return true;
      }
      const knownProblem = PROBLEMS[error.code];
      if (knownProblem) setProblem(knownProblem);
      else notify(error);
      return knownProblem !== undefined;
    } catch {
      // The browser could show the picture and not draw it.
      setProblem('kind');
      return true;
    } finally {
      setSending(false);
    }
  }

  const [remove, isRemoving] = useSingleFlight(async () => {
    const { data, error } = await api.call('DELETE user/avatar', {});
    if (data) {
      change(data);
      notices.show({ tone: 'positive', text: t('removed') });
    } else {
      notify(error);
    }
  });

  return {
    problem,
    refuse: setProblem,
    isSending,
    isRemoving,
    remove,
    /** The picture as a data address; null for an invalid one, with `problem` set. */
    async open(file: File): Promise<string | null> {
      const fileProblem = await checkPicture(file);
      setProblem(fileProblem);
      return fileProblem ? null : readAddress(file);
    },
    send,
  };
}
