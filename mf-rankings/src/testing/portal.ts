import {
  createFakePlatform,
  exampleTeam,
  exampleUser,
  type FakePlatform,
  refuse,
} from '@euro/platform/testing';
import { screen } from '@testing-library/react';
import { examplePrizes } from './prizes.js';
import { firstPage, ownTeam, rankedTeam } from './rankings.js';

type Options = Parameters<typeof createFakePlatform>[0];

/** Matchday 3 is open: rankings after matchday 1 and 2 exist. */
const deadline = { deadlineWeek: 3, displayWeek: 2, lastScoredWeek: 2 };

/** The portal at `/rankings` for a visitor. */
export function visitor(options: Options = {}): FakePlatform {
  const fake = createFakePlatform({ path: '/rankings', deadline, ...options });
  fake.api.answer('GET prizes', { prizes: [...examplePrizes], updated: null });
  fake.api.answer('GET rankings/{type}', ({ params, query }) =>
    firstPage({
      weekId: Number(query?.weekId),
      data: [
        rankedTeam(101, `${params.type} ${query?.weekId} page ${query?.pageNumber}`, { rank: 1 }),
        rankedTeam(102, 'Kwaremont United', { rank: 2, shared: true, move: -1 }),
        rankedTeam(103, 'Friture Doku', { rank: 2, shared: true, move: 3, points: 379.5 }),
      ],
    }),
  );
  return fake;
}

/** The portal at `/rankings` for a user with a team. */
export function player(own = ownTeam): FakePlatform {
  const fake = visitor({ user: exampleUser, myTeams: [exampleTeam({ id: 7 })] });
  fake.api.answer('GET rankings/{type}', ({ query }) =>
    query?.pageRecords === 1
      ? firstPage({ data: [rankedTeam(125, 'De Grens', { points: 302.5 })] })
      : firstPage({ own }),
  );
  fake.api.answer('GET team/{id}/points/{weekId}', refuse('not-available', 503));
  return fake;
}

/** The table, once it has a page. */
export async function table(): Promise<HTMLElement> {
  await screen.findByRole('navigation', { name: 'Bladeren door de rangschikking' });
  return screen.getByRole('table', { name: /Rangschikking/ });
}
