import type { SVGProps } from 'react';

/** Props of {@link Drawing}. */
export interface DrawingProps extends SVGProps<SVGSVGElement> {
  /** Accessible name; without it the drawing is decoration. */
  label?: string;
}

/** An svg that is either an image with a name or hidden decoration. */
export function Drawing({ label, children, ...rest }: DrawingProps) {
  if (label === undefined) {
    return (
      <svg {...rest} aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg {...rest} role="img" aria-label={label}>
      {children}
    </svg>
  );
}
