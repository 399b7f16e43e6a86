import { Jersey, VisuallyHidden } from '@euro/design-system';
import type { Shirt } from './PlayerCard.js';

/** Shirts drawn; the others are counted. */
const MOST = 3;

/** Props of {@link OwnShirts}. */
export interface OwnShirtsProps {
  shirts?: readonly (Shirt & { id: string | number })[];
  /** "Xhaka, Musiala en Mittelstädt". */
  label?: string;
}

/** Shirts of one's own players in a match, read by their names; the fourth and on are counted. */
export function OwnShirts({ shirts = [], label }: OwnShirtsProps) {
  const more = shirts.length - MOST;
  return (
    <>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      {shirts.slice(0, MOST).map(({ id, ...shirt }) => (
        <Jersey key={id} {...shirt} />
      ))}
      {more > 0 && <b aria-hidden="true">{`+${more}`}</b>}
    </>
  );
}
