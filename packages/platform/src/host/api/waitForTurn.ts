import type { ApiFailure, ApiResult } from '../../contract/api.js';
import type { Notices } from '../../contract/platform.js';
import type { Locale } from '../../contract/state.js';
import type { LooseOptions } from './buildRequest.js';
import { hasTicket, retryDelay, type SentBack, wait } from './exchange.js';

/** A ticket holds a minute; after that the call is a new one. Milliseconds. */
const LONGEST = 60_000;
/** The call is sent again so many seconds before its turn: it waits for the rest in the server's line. */
const EARLIER = 3;

const texts = {
  nl: {
    turn: ({ place, seconds }: Turn) => `Het is druk. Je bent nummer ${place} in de rij, nog ${seconds} s.`,
    change: 'Wat je verstuurde telt vanaf toen, en gaat vanzelf door.',
    other: 'Het gaat vanzelf door.',
  },
  en: {
    turn: ({ place, seconds }: Turn) =>
      `It is busy. You are number ${place} in the line, ${seconds} s to go.`,
    change: 'What you sent counts from then on, and goes through by itself.',
    other: 'It goes through by itself.',
  },
};

interface Turn {
  readonly place: number;
  readonly seconds: number;
}

interface Waiting extends LooseOptions {
  readonly send: (call: LooseOptions) => Promise<ApiResult<unknown>>;
}

interface Options {
  readonly locale: () => Locale;
  readonly notices?: Notices;
  readonly pause?: () => number;
}

/**
 * Sends a call again in its old place until the server takes it, and shows the place and the seconds to go meanwhile.
 * One that has a ticket and no place, because the server could not answer in time, is sent again once.
 */
export async function waitForTurn(
  first: ApiResult<unknown>,
  { send, ...call }: Waiting,
  { locale, notices, pause = retryDelay }: Options,
): Promise<ApiResult<unknown>> {
  const end = performance.now() + LONGEST;
  let answer = first;
  let isLast = false;
  while (!isLast && isQueued(answer.error, call) && !call.signal?.aborted && performance.now() < end) {
    const { ticket } = answer.error.details;
    const turn = turnOf(answer.error);
    isLast = turn === null;
    const ms = turn ? Math.max(1, turn.seconds - EARLIER) * 1_000 : 0;
    if (turn) notices?.show({ tone: 'neutral', text: textOf(turn, call, locale()), duration: ms });
    await wait(ms + pause());
    answer = await send({ ...call, ticket });
  }
  return answer;
}

/** Without a key a call may only be sent again if it has a place: it was not begun. */
function isQueued(
  failure: ApiFailure | undefined,
  { idempotencyKey }: Pick<LooseOptions, 'idempotencyKey'>,
): failure is SentBack {
  return hasTicket(failure) && (idempotencyKey !== undefined || turnOf(failure) !== null);
}

function textOf(turn: Turn, { idempotencyKey }: LooseOptions, locale: Locale): string {
  const { turn: sentence, change, other } = texts[locale];
  return `${sentence(turn)} ${idempotencyKey === undefined ? other : change}`;
}

function turnOf({ details: { place, seconds } }: SentBack): Turn | null {
  return place !== undefined && seconds !== undefined ? { place, seconds } : null;
}
