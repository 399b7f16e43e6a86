import { FORWARD, MIDFIELDER } from '@euro/game';
import type { TextLanguage } from '../../texts/index.js';
import { requireSnapshot } from '../../tournament/index.js';
import type { PortalCard } from '../cards/card.js';
import type { ShareContext } from '../context.js';
import { cardBase } from './cardBase.js';

/** Nations whose shirts are shown where they take part; otherwise those of the first three. */
const NATIONS = ['ESP', 'NED', 'BEL'];
const ROLES = [
  { positionId: MIDFIELDER, shirt: 10 },
  { positionId: MIDFIELDER, shirt: 8 },
  { positionId: FORWARD, shirt: 9 },
];

/** The picture of a competition itself, with three of its shirts. */
export async function loadPortalCard(context: ShareContext, language: TextLanguage): Promise<PortalCard> {
  const snapshot = await requireSnapshot(context);
  const clubs = [...snapshot.clubs.values()];
  const nations = NATIONS.flatMap((code) => clubs.find(({ short }) => short === code) ?? []);
  const chosenNations = nations.length === NATIONS.length ? nations : clubs.slice(0, ROLES.length);
  const shirts = chosenNations.map(({ short, kit }, at) => ({
    nation: short,
    colours: kit,
    ...(ROLES[at] ?? { positionId: FORWARD, shirt: null }),
  }));
  return { kind: 'portal', ...cardBase(snapshot, language), shirts };
}
