import { contractSuite } from '@euro/platform/testing';
import declaration from '../remote.json';
import { remote } from './remote.js';

contractSuite(remote, declaration);
