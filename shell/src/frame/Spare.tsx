import type { ComponentProps } from 'react';
import { PartBoundary } from './PartBoundary.js';

/**
 * A part that the portal can do without: when its code can't be had it is left out, and asked for again as soon as the
 * browser is online again and, because a line that never went can fail too, now and then.
 */
export function Spare(props: Omit<ComponentProps<typeof PartBoundary>, 'again'>) {
  return <PartBoundary {...props} again="by-itself" />;
}
