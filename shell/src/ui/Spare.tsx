import type { ComponentProps } from 'react';
import { PartBoundary } from './PartBoundary.js';

/**
 * An optional part: when its code can't be loaded it is left out, and retried once the browser is online again, and
 * periodically.
 */
export function Spare(props: Omit<ComponentProps<typeof PartBoundary>, 'again'>) {
  return <PartBoundary {...props} retry="by-itself" />;
}
