import type { BodyOf, PushSettings } from '@euro/api-contract';
import type { ApiFailure, Loadable } from '@euro/platform';
import { usePlatform } from '@euro/platform/react';
import { useCallback, useEffect, useState } from 'react';
import { ownTimeZone } from './ownTimeZone.js';
import {
  findSubscription,
  fingerprintOf,
  type PushPage,
  type PushSupport,
  pushSupport,
  subscribeBrowser,
} from './pushBrowser.js';
import { forgetSubscription } from './storedSubscription.js';

/** Why a change failed: the API's refusal, or the browser's. */
export type PushProblem = ApiFailure | 'blocked' | 'failed';

export interface Push {
  readonly support: PushSupport;
  /** The choices as the server has them. */
  readonly settings: Loadable<PushSettings>;
  /** This device is notified. */
  readonly isOn: boolean;
  retry(): void;
  /** Asks the browser for permission, and subscribes this device; call it while handling a press. */
  turnOn(): Promise<PushProblem | null>;
  turnOff(): Promise<PushProblem | null>;
  choose(changes: Omit<BodyOf<'PUT user/push'>, 'widgetUser'>): Promise<PushProblem | null>;
}

/** The notifications of the signed-in user, and whether this device receives them. */
export function usePush(page: PushPage = window): Push {
  const { api } = usePlatform();
  const [support, setSupport] = useState(() => pushSupport(page));
  const [settings, setSettings] = useState<Loadable<PushSettings>>({ status: 'loading', value: null });
  const [own, setOwn] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  const findOwn = useCallback(async () => {
    const subscription = await findSubscription(page);
    return subscription && fingerprintOf(subscription.endpoint);
  }, [page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches again at each attempt
  useEffect(() => {
    if (support === 'none' || support === 'install') return;
    const controller = new AbortController();
    void Promise.all([api.call('GET user/push', { signal: controller.signal }), findOwn()]).then(
      ([{ data }, fingerprint]) => {
        if (controller.signal.aborted) return;
        setOwn(fingerprint);
        setSettings(data ? { status: 'ready', value: data } : { status: 'failed', value: null });
      },
    );
    return () => controller.abort();
  }, [api, support, findOwn, attempt]);

  /** Takes the answer of a change. */
  function adopt({ data, error }: { data?: PushSettings; error?: ApiFailure }): PushProblem | null {
    if (data) setSettings({ status: 'ready', value: data });
    return error ?? null;
  }

  return {
    support,
    settings,
    isOn:
      support === 'yes' && (settings.value?.devices.some(({ fingerprint }) => fingerprint === own) ?? false),
    retry() {
      setSettings({ status: 'loading', value: null });
      setAttempt(attempt + 1);
    },
    async turnOn() {
      const subscription = await subscribeBrowser(page, settings.value?.publicKey ?? '');
      if (typeof subscription === 'string') {
        setSupport(pushSupport(page));
        return subscription;
      }
      const answer = await api.call('POST user/push/subscribe', {
        body: { ...subscription, timeZone: ownTimeZone() },
      });
      setOwn(await fingerprintOf(subscription.endpoint));
      return adopt(answer);
    },
    async turnOff() {
      const subscription = await findSubscription(page);
      if (!subscription) return null;
      const { endpoint } = subscription;
      const problem = adopt(await api.call('POST user/push/unsubscribe', { body: { endpoint } }));
      // Unsubscribing may fail: the server sends nothing any more, so it is off in either case.
      if (problem) return problem;
      await forgetSubscription(page);
      await subscription.unsubscribe().catch(() => false);
      return null;
    },
    choose: async (changes) => adopt(await api.call('PUT user/push', { body: changes })),
  };
}
