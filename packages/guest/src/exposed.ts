// biome-ignore assist/source/organizeImports: ahead of the libraries that it tidies up after
import { tidyGlobals } from './tidyGlobals.js';
import declaration from 'declaration-of-guest';
import { remote } from 'remote-of-guest';
import { defineGuest } from './defineGuest.js';

const { name, contract, embeds: declared, events } = declaration;

/** `./guest` of a remote that declares open embeds. */
export const { embeds, mount } = defineGuest({
  name,
  contract,
  version: GUEST_VERSION,
  embeds: declared.filter(({ access }) => access === 'open'),
  emits: events.emits,
  module: remote,
  files: __webpack_public_path__,
});
tidyGlobals();
