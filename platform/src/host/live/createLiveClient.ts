import type { Live } from '../../contract/state.js';
import { createLiveKeeper, type Origin } from './createLiveKeeper.js';
import type { LiveQuestion } from './createLiveQuestion.js';
import { isLiveState } from './isLiveState.js';
import { namedTimers } from './namedTimers.js';
import { type EventLine, openStream } from './openStream.js';
import { watchPresence } from './watchPresence.js';

export interface LiveClientOptions {
  /** Opens the stream; null where the browser has no EventSource: then it is asked for only. */
  readonly open: (() => EventLine) | null;
  readonly ask: LiveQuestion;
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>;
  /** Something newer is known; `before` is what was known until now. */
  readonly onMessage: (live: Live, before: Live | null) => void;
  /** The line went or came back; nothing else differs. */
  readonly onConnection: (live: Live) => void;
  readonly report: (error: unknown) => void;
  /** 0 to 1. */
  readonly random?: () => number;
}

/** The tab's one line to the running matchday. */
export interface LiveClient {
  /** Asks now where it stands, when the stream would not tell by itself. */
  askSoon(): void;
  end(): void;
}

/** While no stream can be had the state is asked for so often, milliseconds. */
const POLL = 30_000;
/** So long a stream may say nothing before it is asked whether it missed something: its heartbeats are not heard here. */
const QUIET = 90_000;
/** Before it is asked which of two states holds: a server that lags behind has caught up by then. */
const VERIFY = 1_500;
/** Between two tries to open the stream, at first and at most. */
const RETRY = { first: 2_000, longest: 120_000 };
/** The server ends old streams, and the browser is back within seconds: not worth telling anybody. */
const GRACE = 7_000;
/** Many tabs that lose their line in one moment don't ask in one moment. */
const SPREAD = 2_000;

/** Keeps the line open while somebody looks, comes back when it breaks, and asks now and then where none can be had. */
export function createLiveClient(options: LiveClientOptions): LiveClient {
  const { random = Math.random } = options;
  const keeper = createLiveKeeper();
  const timers = namedTimers<'retry' | 'poll' | 'quiet' | 'verify' | 'grace'>();
  const around = (milliseconds: number) => milliseconds * (0.5 + random());
  let stream: { close(): void } | null = null;
  let isHere = true;
  let lost = 0;
  let unreadable = 0;
  let taken = 0;

  const connect = (isConnected: boolean) => {
    timers.stop('grace');
    const live = keeper.connect(isConnected);
    if (live) options.onConnection(live);
  };

  const take = (origin: Origin, message: Parameters<typeof keeper.take>[1]) => {
    const before = keeper.value;
    const outcome = keeper.take(origin, message);
    if (outcome === 'taken' && keeper.value) {
      taken += 1;
      options.onMessage(keeper.value, before);
    }
    return outcome;
  };

  const ask = async (origin: 'answer' | 'truth') => {
    const turn = taken;
    const answer = await options.ask(keeper.value?.cursor ?? null);
    if (!isHere) return 'failed';
    if (answer === null) return 'failed';
    if (answer === 'same') return 'same';
    // The stream told something while the answer was on its way: which is newer nobody can tell.
    if (taken !== turn) return 'overtaken';
    const outcome = take(origin, answer);
    if (outcome === 'older') verify();
    return outcome;
  };

  const verify = (wait = VERIFY) => {
    if (timers.has('verify')) return;
    timers.start('verify', wait + random() * 500, async () => {
      if ((await ask('truth')) === 'overtaken') verify();
    });
  };

  const poll = async () => {
    await ask('answer');
    if (isHere && !keeper.value?.connected) timers.start('poll', POLL * (0.9 + random() / 5), poll);
  };

  const read = (text: string) => {
    try {
      const message: unknown = JSON.parse(text);
      if (isLiveState(message)) return message;
    } catch {
      // Reported with the ones that are JSON but something else.
    }
    return null;
  };

  const hear = (kind: 'snapshot' | 'change', text: string) => {
    watchQuiet();
    const message = read(text);
    if (!message) {
      options.report(new Error(`unreadable ${kind} in the live stream: ${text.slice(0, 80)}`));
      verify(VERIFY * 2 ** Math.min(unreadable++, 5));
      return;
    }
    unreadable = 0;
    lost = 0;
    timers.stop('poll', 'retry');
    connect(true);
    const outcome = take(kind, message);
    if (outcome === 'not-whole' || (outcome === 'older' && kind === 'snapshot')) verify();
  };

  const watchQuiet = () => {
    timers.start('quiet', QUIET + random() * POLL, async () => {
      const outcome = await ask('answer');
      if (!stream) return;
      if (outcome === 'failed' || outcome === 'taken') reopen();
      else watchQuiet();
    });
  };

  const leave = () => {
    stream?.close();
    stream = null;
    timers.stopAll();
    connect(false);
  };

  const open = () => {
    if (!isHere || stream) return;
    if (!options.open) {
      void poll();
      return;
    }
    keeper.restart();
    stream = openStream(options.open(), {
      onMessage: hear,
      onCut: () => timers.start('grace', GRACE, () => connect(false)),
      onBack: () => connect(true),
      onLost() {
        stream = null;
        timers.stop('quiet');
        connect(false);
        lost += 1;
        timers.start('retry', Math.min(around(RETRY.first * 2 ** (lost - 1)), RETRY.longest), open);
        if (!timers.has('poll')) timers.start('poll', random() * SPREAD, poll);
      },
    });
  };

  const reopen = () => {
    leave();
    open();
  };

  const presence = watchPresence(options.page, (event) => {
    isHere = event !== 'gone';
    if (event === 'gone') leave();
    else reopen();
  });
  open();
  return {
    askSoon() {
      if (isHere && !keeper.value?.connected) timers.start('poll', random() * SPREAD, poll);
    },
    end() {
      isHere = false;
      presence.end();
      leave();
    },
  };
}
