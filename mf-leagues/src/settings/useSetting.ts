import type { League } from '@euro/api-contract';
import { useWaitingChange } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure, isKept } from '@euro/platform/redux';
import { useMutationNotice } from '../hooks/useMutationNotice.js';
import { aboutSetting, type SettingName, useChangeMutation } from '../store/leaguesApi.js';
import { settingsTexts } from '../texts/settingsTexts.js';

/** A setting of a league that its admin changes. */
interface Setting<Value> {
  /** The stored value, or the one of a waiting change. */
  readonly value: Value;
  readonly isWaiting: boolean;
  readonly isSaving: boolean;
  /**
   * @param text the value in words, for while it waits
   * @param done notice after it is saved
   */
  save(value: Value, text: string, done: string): Promise<void>;
}

/** Reads and saves one setting of a league. */
export function useSetting<Name extends SettingName>(
  league: Pick<League, 'id' | 'name' | Name>,
  setting: Name,
): Setting<League[Name]> {
  const t = useText(settingsTexts);
  const { bus, state, notices } = usePlatform();
  const notify = useMutationNotice();
  const [change, { isLoading }] = useChangeMutation();
  const { id } = league;
  const about = aboutSetting(id, setting);
  const waitingChange = useWaitingChange(about);
  const waitingFields = Object(waitingChange?.body) as Partial<League>;

  return {
    value: waitingFields[setting] ?? league[setting],
    isWaiting: waitingChange !== null,
    isSaving: isLoading,
    async save(value, text, done) {
      const event = { name: 'leagues.changed@1', detail: { leagueId: id } } as const;
      const title = t(`waits.${setting}`, { name: league.name });
      const path = `/leagues/${id}?tab=settings`;
      const outcome = await change({
        id,
        setting,
        body: { [setting]: value },
        waits: { title, text, path, event },
      });
      if (outcome.error && isKept(asFailure(outcome.error), state, about)) {
        notices.show({ tone: 'neutral', text: t('waiting', { title }) });
        return;
      }
      if (notify(outcome, done)) bus.emit(event.name, event.detail);
    },
  };
}
