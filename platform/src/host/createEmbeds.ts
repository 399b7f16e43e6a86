import type { EmbedProps, Embeds } from '../contract/platform.js';
import { RemoteFailure } from './failures/failures.js';
import type { HostParts } from './hostParts.js';
import { asOwner, loadFrom } from './loadFrom.js';
import { makePlatform } from './makePlatform.js';
import type { KnownRemote } from './registry/knownRemote.js';
import { createSlot } from './slot/createSlot.js';

/** Parts of remotes inside of other remotes' pages. They are no parcels: single-spa has no say over them. */
export function createEmbeds(parts: HostParts): Embeds {
  const ownerOf = (id: string): KnownRemote | null =>
    parts.registry.value.remotes.find(({ embeds }) => embeds.includes(id)) ?? null;

  const embeds: Embeds = {
    has: (id) => ownerOf(id) !== null,
    mount(id, element, props) {
      const frame = document.createElement('div');
      const place = document.createElement('div');
      element.append(frame, place);
      const slot = createSlot<EmbedProps>({
        remote: ownerOf(id)?.name ?? id,
        element: place,
        props,
        load: loadFrom(parts, () => {
          const owner = ownerOf(id);
          if (!owner) throw new RemoteFailure('embed-missing', id);
          return owner;
        }),
        mount(module, inner, current, platform) {
          const mountEmbed = module.embeds?.[id];
          if (!mountEmbed)
            throw new RemoteFailure('embed-missing', id, new Error('declared but not exported'));
          return mountEmbed(inner, current, platform);
        },
        makePlatform: (owner, onCrash) => makePlatform(parts, embeds, asOwner(owner), onCrash),
        show: (state) => parts.embedFrame.show(frame, state, () => slot.retry()),
        report: parts.report,
      });
      return {
        update: (next) => slot.update(next),
        unmount() {
          slot.close();
          parts.embedFrame.close(frame);
          frame.remove();
          place.remove();
        },
      };
    },
  };
  return embeds;
}
