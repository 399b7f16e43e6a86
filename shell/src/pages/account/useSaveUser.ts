import type { User } from '@euro/api-contract';
import type { ApiFailure, CallOptions } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { profileTexts } from '../../messages/pages/profileTexts.js';
import { useSessionActions } from '../../session/SessionActions.js';
import { failureNotice } from './failureNotice.js';

type Changes = CallOptions<'PUT user'>['body'];

/**
 * Saves part of the profile and tells the portal. Failures are told too, unless `handled` says that a field tells it;
 * the end of a session is the portal's to tell.
 */
export function useSaveUser(): (
  changes: Changes,
  handled?: (error: ApiFailure) => boolean,
) => Promise<User | null> {
  const t = useText(profileTexts);
  const { api, notices } = usePlatform();
  const actions = useSessionActions();
  return async (changes, handled) => {
    const { data, error } = await api.call('PUT user', { body: changes });
    if (data) {
      actions.change(data);
      return data;
    }
    if (error.status !== 401 && !handled?.(error)) notices.show(failureNotice(error, t('failed')));
    return null;
  };
}
