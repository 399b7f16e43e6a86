import type { RankingRow } from '@euro/api-contract';
import {
  crestFromSeed,
  crestPatterns,
  crestShapes,
  crownPaths,
  movePaths,
} from '@euro/design-system/geometry';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { home } from '../kit/home.js';
import { writePoints, writeWhole } from '../texts/format.js';
import type { Language } from '../texts/language.js';
import { rankingTexts } from './rankingTexts.js';

interface Drawing {
  readonly language: Language;
  /** The highlighted team. */
  readonly isMarked: boolean;
  readonly link: (name: TemplateResult) => TemplateResult;
}

/** A row of a ranking: rank, move, crest, name, manager and points. */
export function drawRow({ team }: RankingRow, { language, isMarked, link }: Drawing): TemplateResult {
  const texts = rankingTexts[language];
  const manager = `${team.user.firstName} ${team.user.lastName}`.trim() || texts.hiddenName;
  return html`<li class="row" part="row" ?data-marked=${isMarked}>
    <span class="rank"
      ><span class="hidden">${texts.rank} </span>${team.shared ? '=' : ''}${writeWhole(team.rank, language)}</span
    >
    ${drawMove(team.move, language)} ${drawCrest(team.id, team.badge)}
    <span class="who">
      ${link(html`<b>${team.name}</b>${team.user.premium ? drawCrown(texts.premium) : nothing}`)}
      <small>${manager}</small>
    </span>
    <span class="points">${writePoints(team.points, language)}<span class="hidden"> ${texts.points}</span></span>
  </li>`;
}

/** The placeholder of a row while loading. */
export function drawBone(at: number): TemplateResult {
  return html`<li class="row" aria-hidden="true">
    <span class="bone"></span><span class="move"></span><span class="bone round"></span>
    <span class="who"><span class="bone" data-width=${at % 3}></span></span><span class="bone points-bone"></span>
  </li>`;
}

function drawMove(move: number | null, language: Language): TemplateResult {
  if (move === null) return html`<span class="move"></span>`;
  const texts = rankingTexts[language];
  const direction = move > 0 ? 'up' : move < 0 ? 'down' : 'same';
  const places = Math.abs(move);
  const placesText = writeWhole(places, language);
  const label = direction === 'same' ? texts.same : texts[direction](places);
  return html`<span class="move" data-way=${direction}>
    <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true"><path d=${movePaths[direction]} fill="currentColor" /></svg>
    ${places > 0 ? html`<span aria-hidden="true">${placesText}</span>` : nothing}<span class="hidden">${label}</span>
  </span>`;
}

function drawCrown(label: string): TemplateResult {
  return html`<svg class="crown" width="15" height="15" viewBox="0 0 24 24" role="img" aria-label=${label}>
    <path d=${crownPaths.join('')} fill="currentColor" />
  </svg>`;
}

/** A team's own logo, or the crest derived from its id, decorative beside its name. */
function drawCrest(id: number, logo: string | null): TemplateResult {
  if (logo && URL.canParse(logo, home.portal)) {
    return html`<img class="crest" width="32" height="32" src=${new URL(logo, home.portal).href} alt="" loading="lazy" />`;
  }
  const { shape, pattern, colour, second } = crestFromSeed(id);
  const outline = crestShapes[shape];
  const clip = `crest-${id}`;
  return html`<svg class="crest" width="32" height="32" viewBox="0 0 48 48" aria-hidden="true">
    <clipPath id=${clip}><path d=${outline} /></clipPath>
    <g clip-path=${`url(#${clip})`}>
      <path d="M0 0h48v48H0z" fill=${colour} />
      <path d=${crestPatterns[pattern]} fill=${second} />
      <path d="M24 0h24v48H24z" opacity=".09" />
    </g>
    <path d=${outline} fill="none" stroke="currentColor" stroke-opacity=".35" stroke-width="1.6" />
  </svg>`;
}
