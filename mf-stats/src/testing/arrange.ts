import { exampleTeamView } from '@euro/game-ui/testing';
import { type Arrangement, exampleMatch } from '@euro/platform/testing';
import { germanyInDepth } from './germanyInDepth.js';
import { germany, scotland } from './matchPlayers.js';
import { statsPage } from './players.js';
import { exampleTrends } from './trends.js';

const match = exampleMatch({ id: 7, stage: 'Group A' });

/** Responses of the fake API for the contract test and the standalone page. */
export const arrangement: Arrangement = {
  arrange(fake) {
    const { value } = fake.state.matches.value;
    if (value) fake.state.matches.set({ status: 'ready', value: { ...value, matches: [match] } });
    fake.api.answer('GET players-stats', statsPage());
    fake.api.answer('GET trends', exampleTrends());
    fake.api.answer('GET match/{id}', { match, home: germany, away: scotland });
    fake.api.answer('GET club/{id}', germanyInDepth());
    fake.api.answer('GET team/{id}', exampleTeamView());
    fake.api.answer('GET matches/rss', { rss: { channel: { item: [] } } });
  },
};
