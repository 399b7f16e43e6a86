import { crestFromSeed, crestPatterns, crestShapes } from '@euro/design-system/geometry';
import { html, type TemplateResult } from 'lit/html.js';
import { home } from '../kit/home.js';

const HALF = 'M24 0h24v48H24z';

/** A team's own logo, or the crest derived from its id, decorative beside its name. */
export function drawCrest(id: number, logo: string | null): TemplateResult {
  if (logo && URL.canParse(logo, home.portal)) {
    return html`<img class="crest" src=${new URL(logo, home.portal).href} width="32" height="32" alt="" loading="lazy" />`;
  }
  const { shape, pattern, colour, second } = crestFromSeed(id);
  const outline = crestShapes[shape];
  const clip = `crest-${id}`;
  return html`<svg class="crest" viewBox="0 0 48 48" width="32" height="32" aria-hidden="true">
    <clipPath id=${clip}><path d=${outline} /></clipPath>
    <g clip-path=${`url(#${clip})`}>
      <path d="M0 0h48v48H0z" fill=${colour} />
      <path d=${crestPatterns[pattern]} fill=${second} />
      <path d=${HALF} opacity=".09" />
    </g>
    <path d=${outline} fill="none" stroke="currentColor" stroke-opacity=".35" stroke-width="1.6" />
  </svg>`;
}
