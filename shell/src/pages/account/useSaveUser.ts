import type { User } from '@euro/api-contract';
import type { ApiFailure, CallOptions } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { useSessionActions } from '../../session/SessionActions.js';
import { profileTexts } from '../texts/profileTexts.js';
import { failureNotice } from './failureNotice.js';

type Changes = CallOptions<'PUT user'>['body'];

/**
 * Saves part of the profile and updates the session. Failures become notices, unless `handled` shows them at a field;
 * the portal itself announces the end of a session.
 */
export function useSaveUser(): (
  changes: Changes,
  handleError?: (error: ApiFailure) => boolean,
) => Promise<User | null> {
  const t = useText(profileTexts);
  const { api, notices } = usePlatform();
  const actions = useSessionActions();
  return async (changes, handleError) => {
    const { data, error } = await api.call('PUT user', { body: changes });
    if (data) {
      actions.change(data);
      return data;
    }
    if (error.status !== 401 && !handleError?.(error)) notices.show(failureNotice(error, t('failed')));
    return null;
  };
}
