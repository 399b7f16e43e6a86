import { createElement, type SVGProps } from 'react';

/** An icon as lucide-react stores it: its elements by tag, in a box of 24 × 24. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: object])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** In px. */
  readonly size?: number;
}

/**
 * Makes an icon of lucide-react, in the place of the library's own `createLucideIcon`: that one also knows contexts,
 * classes and other ways to name an attribute, and takes a kilobyte of the first screen.
 */
export default function lineIcon({ node }: IconData) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...parts,
    );
}
