import { crestFromSeed, crestPatterns, crestShapes } from '@euro/design-system/geometry';

interface Square {
  readonly x: number;
  readonly y: number;
  /** Width and height in pixels. */
  readonly size: number;
}

/**
 * The crest that the portal draws for a team without a logo. Logos are uploaded pictures, which public pictures do
 * not contain.
 * @param id unique in the picture
 */
export function drawCrest(seed: number | string, id: string, { x, y, size }: Square): string {
  const { shape, colour, second, pattern } = crestFromSeed(seed);
  const outline = crestShapes[shape];
  return `<g transform="translate(${x} ${y}) scale(${size / 48})"><clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})"><path d="M0 0h48v48H0z" fill="${colour}"/><path d="${crestPatterns[pattern]}" fill="${second}"/><path d="M24 0h24v48H24z" opacity=".09"/></g><path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="2.2"/></g>`;
}
