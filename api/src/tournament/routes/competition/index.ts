import { type Route, route } from '../../../http/index.js';
import { Refusal } from '../../../infra/errors.js';
import { loadCompetition } from '../../competition/loadCompetition.js';
import { getCompetitions } from './getCompetitions.js';
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

export const competitionRoutes: readonly Route[] = [getCompetition, getCompetitions];
