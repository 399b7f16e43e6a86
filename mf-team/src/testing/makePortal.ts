import {
  examplePlayerInfo,
  exampleTeamPoints,
  exampleTeamView,
  matches,
  players,
} from '@euro/game-ui/testing';
import { createFakePlatform, exampleUser, type FakePlatform } from '@euro/platform/testing';
import { exampleChanges, exampleTopLineup } from './exampleAnswers.js';

type Options = NonNullable<Parameters<typeof createFakePlatform>[0]>;

/** A portal with the example players and matches, signed in, answering with the example team. */
export function makePortal(options: Options = {}): FakePlatform {
  const fake = createFakePlatform({
    user: exampleUser,
    players,
    matches,
    unscripted: 'not-available',
    ...options,
  });
  fake.api.answer('GET team/{id}', exampleTeamView());
  fake.api.answer('GET teams/again', { teams: [] });
  fake.api.answer('GET team/{id}/points/{weekId}', ({ params }) =>
    exampleTeamPoints({ weekId: Number(params.weekId) }),
  );
  fake.api.answer('GET team/{id}/share', ({ params }) => ({
    weekId: 2,
    picture: `/share/team/${params.id}/2.png?card=squad&key=abc`,
    page: `/public/${params.id}?week=2&key=abc`,
  }));
  fake.api.answer('GET team/{id}/changes', exampleChanges([]));
  fake.api.answer('GET matchday/{weekId}/top-lineup', ({ params }) =>
    exampleTopLineup({ weekId: Number(params.weekId) }),
  );
  fake.api.answer('GET player/{id}', ({ params }) => examplePlayerInfo(Number(params.id)));
  return fake;
}
