import { remote } from 'remote-of-stills';
import { renderStills as renderStillsOf } from './renderStills.js';

/** Renders pages of the remote that this build is of. */
export const renderStills = (routes: Parameters<typeof renderStillsOf>[1]) => renderStillsOf(remote, routes);
