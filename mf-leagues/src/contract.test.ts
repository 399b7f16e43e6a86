import { contractSuite } from '@euro/platform/testing';
import declaration from '../remote.json';
import { remote } from './remote.js';
import { arrangeLeagues } from './testing/openLeagues.js';

contractSuite(remote, declaration, {
  arrange: arrangeLeagues,
  params: { id: '3', code: 'K7PX-M2QD-9VTE' },
  embedProps: { 'leagues/panel@1': { teamId: 7 }, 'leagues/card@1': { teamId: 7 } },
});
