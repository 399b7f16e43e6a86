import { type ParcelConfig, registerApplication, start } from 'single-spa';
import type { Mounted } from '../../contract/platform.js';

export interface ParcelMount<P> {
  readonly name: string;
  readonly element: HTMLElement;
  readonly props: P;
  readonly mount: (props: P) => Mounted<P>;
}

/** Runs pages under single-spa's lifecycle. The only place that knows single-spa. */
export interface Parcels {
  mount<P>(page: ParcelMount<P>): Promise<Mounted<P>>;
}

type MountParcel = typeof import('single-spa').mountRootParcel;

/**
 * Pages are parcels of one application that is always there, because single-spa never lets go of a root parcel. Its
 * lifecycle functions never reject either: a parcel that did is dead until reload.
 */
export function createParcels(): Parcels {
  const ready = new Promise<MountParcel>((resolve) => {
    registerApplication({
      name: 'portal',
      activeWhen: () => true,
      app: {
        bootstrap: async () => {},
        mount: async (props: { mountParcel: MountParcel }) => resolve(props.mountParcel),
        unmount: async () => {},
      },
    });
    start({ urlRerouteOnly: true });
  });

  return {
    async mount<P>({ name, element, props, mount }: ParcelMount<P>): Promise<Mounted<P>> {
      const mountParcel = await ready;
      const outcome: { page?: Mounted<P>; error?: unknown } = {};
      const config: ParcelConfig = {
        name,
        bootstrap: async () => {},
        mount: async () => {
          try {
            outcome.page = mount(props);
          } catch (error) {
            outcome.error = error;
          }
        },
        unmount: async () => {},
      };
      const parcel = mountParcel(config, { domElement: element });
      // single-spa reports nothing of its own here: all functions above resolve.
      parcel.unmountPromise.catch(() => {});
      await parcel.mountPromise;
      const { page } = outcome;
      if (!page) {
        await parcel.unmount();
        throw outcome.error ?? new Error(`${name} was not mounted`);
      }
      return { update: (next) => page.update(next), unmount: () => release(page, parcel) };
    },
  };
}

/** The page goes at once, single-spa's book-keeping follows. */
function release(page: Mounted<never>, parcel: { unmount(): Promise<unknown> }): void {
  try {
    page.unmount();
  } finally {
    parcel.unmount().catch(() => {});
  }
}
