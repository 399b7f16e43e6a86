import type { ComponentProps } from 'react';
import { PartBoundary } from './PartBoundary.js';

/**
 * A part that the portal can do without: when its code can't be loaded it is left out, and requested again as soon as the
 * browser is online again and, because a request can fail online too, now and then.
 */
export function Spare(props: Omit<ComponentProps<typeof PartBoundary>, 'again'>) {
  return <PartBoundary {...props} again="by-itself" />;
}
