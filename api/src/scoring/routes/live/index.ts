import { type Route, Serialized } from '../../../http/index.js';
import { Refusal } from '../../../infra/errors.js';
import type { ScoringContext } from '../../context.js';
import { route } from '../../route.js';

const getLive = route('GET live', async ({ context }) => {
  const snapshot = await context.live.snapshot();
  if (!snapshot) throw new Refusal('nothing-to-show-yet');
  return new Serialized(snapshot.json, `"${snapshot.cursor}"`);
});

export const liveRoutes: readonly Route<ScoringContext>[] = [getLive];
