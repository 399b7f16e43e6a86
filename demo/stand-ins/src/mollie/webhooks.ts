import type { StandInPayment } from './payment.js';

/** `off`: no webhooks; `held`: webhooks are sent by {@link Webhooks.release}. */
export type WebhookMode = 'on' | 'off' | 'held';

/** Delays between attempts, in milliseconds; Mollie's are minutes and hours. */
export const DEMO_RETRIES: readonly number[] = [1000, 3000, 10_000, 30_000];
const TIMEOUT = 5000;

/**
 * Sends webhooks to the merchant about changed payments: `id=tr_…` as a form, and nothing more.
 * @param retries delays before each further attempt
 */
export function createWebhooks(fetchUrl: typeof fetch, retries: readonly number[]) {
  let mode: WebhookMode = 'on';
  let pending: StandInPayment[] = [];
  const timers = new Set<NodeJS.Timeout>();

  /** Resolves after the first attempt with the merchant's status; 0 without a response. */
  async function send(payment: StandInPayment, tries = 0): Promise<number> {
    const status = payment.webhookUrl === null ? 200 : await post(payment.webhookUrl, payment.id);
    const wait = retries[tries];
    if ((status < 200 || status > 299) && wait !== undefined) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        void send(payment, tries + 1);
      }, wait);
      timer.unref();
      timers.add(timer);
    }
    return status;
  }

  async function post(url: string, id: string): Promise<number> {
    try {
      const answer = await fetchUrl(url, {
        method: 'POST',
        body: new URLSearchParams({ id }),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return 0;
    }
  }

  return {
    send,
    setMode(next: WebhookMode): void {
      mode = next;
    },
    /** Sends, holds or drops a webhook, depending on the mode. */
    async notify(payment: StandInPayment): Promise<void> {
      if (mode === 'held') pending.push(payment);
      if (mode === 'on') await send(payment);
    },
    pending: (): readonly string[] => pending.map(({ id }) => id),
    /** Sends held webhooks, in order. */
    async release(): Promise<void> {
      const due = pending;
      pending = [];
      for (const payment of due) await send(payment);
    },
    close(): void {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

export type Webhooks = ReturnType<typeof createWebhooks>;
