import type { Player } from '@euro/api-contract';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { sheetOf } from '../element/AttributeElement.js';
import type { Look } from '../element/look.js';
import type { Part } from '../element/Part.js';
import { parseInteger } from '../settings/settings.js';
import { writeDecimals, writePoints } from '../texts/format.js';
import type { Language } from '../texts/language.js';
import { drawJersey } from './drawJersey.js';
import { nationCode, nationName } from './nationName.js';
import { playerQuery } from './playerQuery.js';
import { playerTexts } from './playerTexts.js';

const sheet = sheetOf(`
  .player { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 16px; align-items: center; padding: 14px 20px 10px; min-height: 92px; }
  .player b { display: block; font-size: 1.25em; font-weight: 750; line-height: 1.2; }
  .player small { font-size: 0.8125em; color: var(--soft); }
  .player .out { font-weight: 650; color: var(--down); }
  .jersey text { font-family: inherit; }
  .figures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); min-height: 48px; padding: 0 20px; }
  .figures > div { display: grid; justify-items: center; align-content: center; border-inline-start: 1px solid var(--edge); }
  .figures > :first-child { border-inline-start: 0; }
  .figures dd { order: -1; font-size: 1.125em; font-weight: 750; font-stretch: 112%; line-height: 1.2; white-space: nowrap; }
  .figures dt { font-size: 0.75em; color: var(--soft); }
  .more { padding: 4px 20px 6px; text-align: center; }
  .more b { display: inline-block; padding: 3px; font-size: 0.875em; font-weight: 650; line-height: calc(1em * 10 / 7); color: var(--accent-text); }
  .bone.shirt { width: 64px; height: 64px; } .bone.name { width: 140px; } .bone.figure { width: 48px; }
  @container (max-width: 339px) { .player, .figures { padding-inline: 10px; } .figures dd { font-size: 1em; } }
  @container (min-width: 620px) {
    .room { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-content: center; }
    .more { grid-column: 1 / -1; }
  }
`);

/** A player: shirt, name, points, value, form, and the next match of the nation. */
export const playerPart: Part<Player> = {
  sheet,
  query: (element) => playerQuery(parseInteger(element, 'player', 1, 1e15, null), element.look),
  header({ look, state }) {
    const texts = playerTexts[look.language];
    const isKnown = state.status === 'ready' || state.status === 'old';
    if (!isKnown) return { heading: texts.heading, sub: '' };
    return { heading: state.value.name, sub: drawNext(state.value, look) };
  },
  body(element, player) {
    const { language } = element.look;
    const texts = playerTexts[language];
    if (!player) return drawBones();
    const nation = nationCode(element.look, player.clubId);
    const role = player.positionId === 0 ? 'coach' : player.positionId === 1 ? 'keeper' : 'outfield';
    const absence = whatKeepsOut(player, language);
    return html`<div class="player">
        ${drawJersey(element.look, nation, { role, number: player.shirt, size: 64 })}
        <p>
          <b>${nationName(element.look, nation)}</b>
          <small>${texts.positions[player.positionId]}${absence === null ? nothing : html` · <span class="out">${absence}</span>`}</small>
        </p>
      </div>
      <dl class="figures">
        ${drawFigure(texts.points, writeDecimals(player.points, language, 0))}
        ${drawFigure(texts.value, texts.million(writePoints(player.value, language)))}
        ${drawFigure(texts.form, writePoints(player.form, language))}
      </dl>
      <p class="more">${element.link('player', player.id, `stats?player=${player.id}`, html`<b>${texts.more}</b>`, '')}</p>`;
  },
};

/** Absence by precedence: an eliminated nation, a suspension, an injury. */
function whatKeepsOut({ eliminated, leftAt, ban, injury }: Player, language: Language): string | null {
  const texts = playerTexts[language];
  if (eliminated) return leftAt ? texts.left : texts.eliminated;
  if (ban === 1) return texts.ban;
  return injury === 1 ? texts.injury : null;
}

const drawFigure = (name: string, value: string) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

/** "Volgende: Spanje – Frankrijk"; empty without a known next match. */
function drawNext({ upcomingMatches: [match] }: Player, look: Look): TemplateResult | string {
  if (!match) return '';
  const [home, away] = [match.homeId, match.awayId].map(({ short }) => nationName(look, short));
  return html`${playerTexts[look.language].next} ${home} – ${away}`;
}

function drawBones(): TemplateResult {
  const figure = html`<div><span class="bone figure"></span></div>`;
  return html`<div class="player" aria-hidden="true"><span class="bone shirt"></span><span class="bone name"></span></div>
    <div class="figures" aria-hidden="true">${figure}${figure}${figure}</div>`;
}
