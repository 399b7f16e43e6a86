import { contractSuite } from '@euro/platform/testing';
import declaration from '../remote.json';
import { remote } from './remote.js';
import { arrangement } from './testing/arrange.js';

contractSuite(remote, declaration, arrangement);
