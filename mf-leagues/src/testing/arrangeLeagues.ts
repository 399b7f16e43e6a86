import { exampleTeamView } from '@euro/game-ui/testing';
import { type FakePlatform, refuse } from '@euro/platform/testing';
import { exampleChallenge, exampleDuel } from './exampleDuels.js';
import {
  exampleCard,
  exampleHistory,
  exampleInvitation,
  exampleLeagueView,
  exampleOwnLeague,
} from './exampleLeagues.js';

/** Scripts a member of two leagues, and a chat with one message. */
export function arrangeLeagues(fake: FakePlatform): void {
  const leagues = [
    exampleOwnLeague(),
    exampleOwnLeague({ id: 4, name: 'Team Boekhouding', totalTeams: 23, rank: 11 }),
  ];
  fake.api.answer('GET leagues/{userOrTeamId}', { leagues });
  fake.api.answer('GET league/{id}', ({ params }) =>
    Number(params.id) === 3 || Number(params.id) === 4
      ? exampleLeagueView(
          {},
          { id: Number(params.id), name: Number(params.id) === 3 ? 'De Kantine' : 'Team Boekhouding' },
        )
      : refuse('forbidden', 403),
  );
  fake.api.answer('GET team/{id}', exampleTeamView());
  fake.api.answer('GET league/{id}/history', exampleHistory);
  fake.api.answer('GET league/{id}/cup', { cup: null });
  fake.api.answer('GET league/{id}/removals', { removals: [] });
  fake.api.answer('GET leagues/again', { own: [], invitations: [] });
  fake.api.answer('GET competitions', { competitions: [] });
  fake.api.answer('GET leagues/invite/{code}', { league: exampleCard() });
  fake.api.answer('GET leagues/invite/{code}/preview', exampleInvitation());
  fake.api.answer('GET duels/{teamId}', { duels: [exampleDuel()], left: 4 });
  fake.api.answer('GET duel/{code}', exampleChallenge());
  fake.api.answer('GET leagues/search', { totalRecords: 1, data: [exampleCard()] });
}
