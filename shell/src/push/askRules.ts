import { storedText } from '../store/storedText.js';

const HOUR = 60 * 60_000;
/** Duration of "Not now", milliseconds. */
const REST = 14 * 24 * HOUR;
/** Length of a first visit, milliseconds. */
const FIRST_VISIT = HOUR;

/** The browser's stored history of asking. */
interface AskHistory {
  /** First use of the portal in this browser, epoch milliseconds of real time. */
  readonly firstAt: number;
  /** Time before which the card does not ask. */
  readonly restsUntil: number;
  /** The matchday of the save after which it asked last. */
  readonly weekId: number;
}

/**
 * Decides when the card may ask for notifications: never on a first visit, once a matchday, and not after it was
 * dismissed.
 */
export interface AskRules {
  mayAsk(weekId: number): boolean;
  recordAsked(weekId: number): void;
  /** "Not now". */
  rest(): void;
}

/** @param now real time: people rest by their own calendar, not by the game's */
export function createAskRules(page: Pick<Window, 'localStorage'>, now: () => number = Date.now): AskRules {
  const stored = storedText(() => page.localStorage, 'em.push');
  const first: AskHistory = { firstAt: now(), restsUntil: 0, weekId: 0 };

  function readHistory(): AskHistory {
    try {
      const { firstAt, restsUntil, weekId } = JSON.parse(stored.read() ?? '');
      if ([firstAt, restsUntil, weekId].every(Number.isFinite)) return { firstAt, restsUntil, weekId };
    } catch {
      // Nothing is stored yet, or nothing readable by this release.
    }
    return first;
  }

  const write = (change: Partial<AskHistory>) =>
    stored.write(JSON.stringify({ ...readHistory(), ...change }));
  write({});
  return {
    mayAsk(weekId) {
      const history = readHistory();
      const isFirstVisit = now() - history.firstAt < FIRST_VISIT;
      return !isFirstVisit && history.weekId !== weekId && history.restsUntil <= now();
    },
    recordAsked: (weekId) => write({ weekId }),
    rest: () => write({ restsUntil: now() + REST }),
  };
}
