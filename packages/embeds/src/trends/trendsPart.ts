import type { TrendRow, Trends } from '@euro/api-contract';
import { html, type TemplateResult } from 'lit/html.js';
import { sheetOf } from '../element/AttributeElement.js';
import type { EuroElement } from '../element/EuroElement.js';
import type { Part } from '../element/Part.js';
import { nationCode, nationName } from '../player/nationName.js';
import { oneOf, parseInteger } from '../settings/settings.js';
import { writeDecimals, writePoints, writeWhole } from '../texts/format.js';
import type { Language } from '../texts/language.js';
import type { TrendsAnswer } from './EuroTrends.js';
import { trendsQuery } from './trendsQuery.js';
import { TREND_LISTS, type TrendList, trendsTexts } from './trendsTexts.js';

const ROWS = 5;

const sheet = sheetOf(`
  .row { display: grid; grid-template-columns: 20px minmax(0, 1fr) auto; gap: 10px; align-items: center; min-height: 50px; padding: 4px 20px; border-top: 1px solid var(--edge); }
  .row:first-child { border-top: 0; }
  .rank { font-weight: 750; color: var(--soft); }
  .who { line-height: 1.2; min-width: 0; }
  .who b { font-size: 0.9375em; font-weight: 650; }
  .who small { display: block; font-size: 0.8125em; color: var(--soft); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .figure { font-size: 1.0625em; font-weight: 750; font-stretch: 112%; white-space: nowrap; }
  .figure[data-list='risers'] { color: var(--up); }
  .figure[data-list='fallers'] { color: var(--down); }
  .said { display: grid; place-items: center; min-height: inherit; padding: 20px; text-align: center; color: var(--soft); }
  .bone.name { width: 120px; } .bone.count { width: 40px; }
  @container (max-width: 339px) { .row { padding-inline: 12px; } }
`);

/** The first five of a list of trends. */
export const trendsPart: Part<TrendsAnswer> = {
  sheet,
  query: (element) => trendsQuery(parseInteger(element, 'week', 1, 99, null), element.look),
  header(element) {
    const { language } = element.look;
    const texts = trendsTexts[language];
    const list = listOf(element);
    const { state } = element;
    const answer = state.status === 'ready' || state.status === 'old' ? state.value : null;
    const of =
      answer &&
      (list === 'captains'
        ? texts.teams(answer.teams, writeWhole(answer.teams, language))
        : texts.unit[list]);
    const sub = answer ? `${texts.week(answer.weekId)} · ${of}` : '';
    return { heading: texts.heading[list], sub };
  },
  body(element, answer) {
    const { language } = element.look;
    const texts = trendsTexts[language];
    const list = listOf(element);
    if (element.state.status === 'loading') return drawBones();
    const rows = answer && rowsOf(answer, list);
    if (!rows) return html`<p class="said">${texts.none}</p>`;
    if (rows.length === 0) return html`<p class="said">${texts.nobody}</p>`;
    return html`<ol role="list" aria-label=${texts.heading[list]}>
      ${rows.slice(0, ROWS).map((row, at) => drawRow(element, row, list, at + 1))}
    </ol>`;
  },
};

const listOf = (element: Element): TrendList => oneOf(element, 'list', TREND_LISTS, 'captains');

function rowsOf(trends: Trends, list: TrendList): readonly TrendRow[] | null {
  if (list === 'in') return trends.transferredIn;
  if (list === 'out') return trends.transferredOut;
  return trends[list];
}

function drawRow(
  element: EuroElement<TrendsAnswer>,
  row: TrendRow,
  list: TrendList,
  place: number,
): TemplateResult {
  const { language } = element.look;
  const path = `stats?player=${row.playerId}`;
  return html`<li class="row" part="row">
    <span class="rank" aria-hidden="true">${place}</span>
    <span class="who">
      ${element.link('player', row.playerId, path, html`<b>${row.short}</b>`, '')}
      <small>${nationName(element.look, nationCode(element.look, row.clubId))}</small>
    </span>
    <span class="figure" data-list=${list}
      >${figureOf(row, list, language)}<span class="hidden"> ${trendsTexts[language].unit[list]}</span></span
    >
  </li>`;
}

function figureOf(row: TrendRow, list: TrendList, language: Language): string {
  if (list === 'in') return writeWhole(row.transfersIn ?? 0, language);
  if (list === 'out') return writeWhole(row.transfersOut ?? 0, language);
  if (list === 'captains')
    return trendsTexts[language].percent(writeDecimals(row.captaincy ?? 0, language, 0));
  const change = row.change ?? 0;
  return `${change < 0 ? '−' : '+'}${writePoints(Math.abs(change), language)}`;
}

function drawBones(): TemplateResult {
  return html`<ol aria-hidden="true">
    ${Array.from(
      { length: ROWS },
      () =>
        html`<li class="row">
          <span></span><span class="who"><span class="bone name"></span></span><span class="bone count"></span>
        </li>`,
    )}
  </ol>`;
}
