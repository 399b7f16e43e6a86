import { route } from '../../../http/index.js';
import { requireSnapshot } from '../../snapshot/requireSnapshot.js';
import { cacheSerialized } from '../../snapshot/snapshotCache.js';

/** The teams of the competition: its pages need them first. */
export const listClubs = route('GET clubs', async ({ context }) => {
  const snapshot = await requireSnapshot(context);
  return cacheSerialized(snapshot, context.clock.now(), 'clubs', () => ({
    clubs: [...snapshot.clubs.values()].map(
      ({ id, feedId, short, nameNl, nameEn, nameShort, groupName, pot, deduction, kit, flag }) => ({
        id,
        feedId: feedId ?? id,
        externalId: feedId ?? id,
        short,
        nl: nameNl,
        en: nameEn,
        ...(nameShort !== null && { nameShort }),
        group: groupName,
        pot: pot ?? 0,
        kit,
        flag,
        ...(deduction !== null && { deduction }),
      }),
    ),
  }));
});
