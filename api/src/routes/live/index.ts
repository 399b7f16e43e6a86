import { Refusal } from '../../errors.js';
import { type Route, route } from '../../routing/route.js';
import { Serialized } from '../../routing/serialized.js';

const getLive = route('GET live', async ({ context }) => {
  const snapshot = await context.live.snapshot();
  if (!snapshot) throw new Refusal('nothing-to-show-yet');
  return new Serialized(snapshot.json, `"${snapshot.cursor}"`);
});

export const liveRoutes: readonly Route[] = [getLive];
