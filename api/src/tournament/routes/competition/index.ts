import { type Route, route } from '../../../http/index.js';
import { requireCompetition } from '../../competition/requireCompetition.js';
import { getCompetitions } from './getCompetitions.js';
import { presentServices } from './presentServices.js';
import { presentSettings } from './presentSettings.js';

const getCompetition = route('GET competition', async ({ context }) => {
  const competition = await requireCompetition(context);
  return {
    settings: presentSettings(competition),
    demo: context.env.demo,
    services: presentServices(context.env),
  };
});

export const competitionRoutes: readonly Route[] = [getCompetition, getCompetitions];
