import { contractSuite } from '@euro/platform/testing';
import declaration from '../remote.json';
import { remote } from './remote.js';
import { arrangePayments } from './testing/openPage.js';

contractSuite(remote, declaration, { arrange: arrangePayments, params: { id: '7' } });
