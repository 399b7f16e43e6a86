import { route } from '../../routing/route.js';
import { loadTeamList } from './loadTeamList.js';

export const listTeams = route('GET teams', ({ context, query, caller }) =>
  loadTeamList(context, caller, query),
);
