import { remoteConfig } from '../ops/tooling/webpack/preset.mjs';

// Bytes gzip of the entry and its heaviest page: 1.05 times their first size, 950 for boosters and names that wait for
// a connection, squads of any layout, the link to the home of an archive, and the name of an earlier team, and 550 for
// changes that are made while a save is on its way and the focus of the keyboard, and 100 for expected points where a
// pairing is undecided.
export default remoteConfig(import.meta.url, { visit: 83_700 });
