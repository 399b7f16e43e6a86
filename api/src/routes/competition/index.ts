import { loadCompetition } from '../../competition/loadCompetition.js';
import { Refusal } from '../../errors.js';
import { type Route, route } from '../../routing/route.js';
import { presentServices } from './presentServices.js';
import { presentSettings } from './presentSettings.js';

const getCompetition = route('GET competition', async ({ context, query }) => {
  const competition = await loadCompetition(context, query);
  if (!competition) throw new Refusal('not-found');
  return {
    settings: presentSettings(competition),
    demo: context.env.demo,
    services: presentServices(context.env),
  };
});

export const competitionRoutes: readonly Route[] = [getCompetition];
