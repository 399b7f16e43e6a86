import { afterFirstScreen } from '../browser/afterFirstScreen.js';
import type { WatchParts } from './watchGame.js';

/** Delay before the code is loaded again after a failure, milliseconds. */
const AGAIN = 20_000;

/** Follows the game once the first screen is drawn; its code is loaded then, too. */
export function watchLater(parts: WatchParts): { start(): void; end(): void } {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watch: { end(): void } | undefined;

  const load = async () => {
    try {
      const { watchGame } = await import(/* webpackFetchPriority: "low" */ './watchGame.js');
      if (!isOver) watch = watchGame(parts);
    } catch (error) {
      parts.report(error, 'shell');
      if (!isOver) timer = setTimeout(load, AGAIN);
    }
  };

  return {
    start: () => void afterFirstScreen(parts.page, parts.store).then(() => (isOver ? undefined : load())),
    end() {
      isOver = true;
      clearTimeout(timer);
      watch?.end();
    },
  };
}
