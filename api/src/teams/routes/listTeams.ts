import { route } from '../../http/index.js';
import { loadTeamList } from '../views/loadTeamList.js';

export const listTeams = route('GET teams', ({ context, query, caller }) =>
  loadTeamList(context, caller, query),
);
