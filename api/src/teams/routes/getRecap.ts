import { route } from '../../http/index.js';
import { loadRecap } from '../views/loadRecap.js';
import { presentRecap } from '../views/presentRecap.js';

export const getRecap = route('GET team/{id}/recap', async ({ context, params, caller }) =>
  presentRecap(await loadRecap(context, { teamId: params.id, caller }), caller),
);
