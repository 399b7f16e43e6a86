import { examplePlayerInfo, matches, players } from '@euro/game-ui/testing';
import { createFakePlatform, exampleUser, type FakePlatform } from '@euro/platform/testing';
import { transfersView } from './exampleTransfers.js';

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
  fake.api.answer('GET team/{id}', transfersView());
  fake.api.answer('GET player/{id}', ({ params }) => examplePlayerInfo(Number(params.id)));
  return fake;
}
