import type { EmbedProps, Embeds } from '../contract/platform.js';
import { RemoteFailure } from './failures/failures.js';
import type { HostParts } from './hostParts.js';
import { asOwner, loadFrom } from './loadFrom.js';
import { makePlatform } from './makePlatform.js';
import type { OpenPlaces } from './openPlaces.js';
import { ownerOfEmbed } from './registry/knownRemote.js';
import type { MountParcel } from './slot/applications.js';
import { createSlot, type Slot } from './slot/createSlot.js';
import { trackPlace } from './trackPlace.js';

/**
 * Parts of remotes inside other remotes' pages: single-spa parcels of the surrounding application, unmounted with it
 * at the latest. A parcel that hangs or rejects breaks that application: parcels therefore mount at once and load
 * afterwards.
 */
export function createEmbeds(parts: HostParts, places: OpenPlaces, mountParcel: MountParcel): Embeds {
  const ownerOf = (id: string) => ownerOfEmbed(parts.registry, id);

  const embeds: Embeds = {
    has: (id) => ownerOf(id) !== null,
    mount(id, element, props) {
      const frame = document.createElement('div');
      const place = document.createElement('div');
      element.append(frame, place);
      const tracker = trackPlace(places, { remote: ownerOf(id)?.name ?? id, what: id }, () => slot);
      const slot: Slot<EmbedProps> = createSlot<EmbedProps>({
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
        restart: () =>
          slot.load().then(
            () => slot.mount(),
            (error) => slot.fail(error),
          ),
        show(state) {
          parts.embedFrame.show(frame, state, () => slot.retry());
          tracker.show(state);
        },
        report: parts.report,
      });
      let isGone = false;
      const leave = () => {
        if (isGone) return;
        isGone = true;
        slot.close();
        tracker.remove();
        parts.embedFrame.close(frame);
        frame.remove();
        place.remove();
      };
      const parcel = mountParcel(
        {
          name: id,
          bootstrap: async () => {},
          mount: async () => {
            if (!isGone) slot.retry();
          },
          unmount: async () => leave(),
        },
        { domElement: place },
      );
      // single-spa reports nothing of its own here: all functions above resolve.
      parcel.unmountPromise.catch(() => {});
      return {
        update: (next) => slot.update(next),
        unmount() {
          if (isGone) return;
          leave();
          // A parcel that unmounts while the application does would break it: a task of its own runs afterwards.
          setTimeout(() => parcel.unmount().catch(() => {}));
        },
      };
    },
  };
  return embeds;
}
