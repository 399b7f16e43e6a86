import type { Parcels } from '@euro/platform/host';

/** single-spa comes with the first page of a remote: the shell's own pages do without. */
export function lazyParcels(): Parcels {
  let coming: Promise<Parcels> | undefined;
  const get = () => {
    coming ??= import('./parcels.js').then(({ createParcels }) => createParcels());
    coming.catch(() => {
      coming = undefined;
    });
    return coming;
  };
  return { mount: async (page) => (await get()).mount(page) };
}
