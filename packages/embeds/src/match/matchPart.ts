import type { Language, Match } from '@euro/api-contract';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { sheetOf } from '../element/AttributeElement.js';
import type { EuroElement } from '../element/EuroElement.js';
import type { Part } from '../element/Part.js';
import { drawJersey } from '../player/drawJersey.js';
import { nationName } from '../player/nationName.js';
import { parseInteger } from '../settings/settings.js';
import { writeTime } from '../texts/format.js';
import { writeMoment } from '../texts/writeMoment.js';
import type { MatchAnswer } from './EuroMatch.js';
import { matchQuery } from './matchQuery.js';
import { matchSheet } from './matchSheet.js';
import { matchTexts } from './matchTexts.js';
import { type Scorer, scorersOf } from './scorersOf.js';

type Element = EuroElement<MatchAnswer>;

/** A match: sides, score or kick-off, minute while it runs, and scorers. */
export const matchPart: Part<MatchAnswer> = {
  sheet: sheetOf(matchSheet),
  query(element) {
    const attribute = element.getAttribute('match');
    const match =
      attribute === 'next' || attribute === 'live'
        ? attribute
        : parseInteger(element, 'match', 1, 1e15, 'live');
    return matchQuery(match, element.look);
  },
  header({ look, state }) {
    const texts = matchTexts[look.language];
    const isKnown = state.status === 'ready' || state.status === 'old';
    if (!isKnown) return { heading: texts.heading, sub: '' };
    const { match } = state.value;
    if (!match) return { heading: texts.heading, sub: '' };
    const sub = html`<time datetime=${match.date}>${writeMoment(Date.parse(match.date), look.language)}</time>${match.city && ` · ${match.city}`}`;
    return { heading: texts.week(match.weekId), sub };
  },
  body(element, answer) {
    const texts = matchTexts[element.look.language];
    if (!answer) return drawBones();
    const { match, home, away } = answer;
    if (!match) return html`<p class="said">${texts.none}</p>`;
    const goals = [scorersOf(home, away), scorersOf(away, home)] as const;
    return html`<div class="sides">
        ${drawSide(element, match, 'home')} ${drawMiddle(element, match)} ${drawSide(element, match, 'away')}
      </div>
      <div class="goals" aria-label=${texts.scorers} role="group">
        ${goals.map((scorers) => drawScorers(scorers, texts.ownGoal))}
      </div>
      <p class="more">${element.link('match', match.id, `match/${match.id}`, html`<b>${texts.more}</b>`, '')}</p>`;
  },
};

function drawBones(): TemplateResult {
  const side = html`<span class="side"><span class="bone shirt"></span><span class="bone name"></span></span>`;
  return html`<div class="sides" aria-hidden="true">${side}<span class="middle"><span class="bone plate"></span></span>${side}</div>`;
}

function drawSide({ look }: Element, match: Match, side: 'home' | 'away'): TemplateResult {
  const club = match[`${side}Id`];
  const name = club ? nationName(look, club.short) : originOf(match, side, look.language);
  return html`<span class="side">${drawJersey(look, club?.short ?? '')}<b>${name}</b></span>`;
}

function originOf(match: Match, side: 'home' | 'away', language: Language): string {
  const origin = match[`${side}From`];
  const texts = matchTexts[language];
  if (origin?.loserOf) return texts.loserOf(origin.feedId ?? origin.loserOf);
  if (origin?.matchId) return texts.winnerOf(origin.feedId ?? origin.matchId);
  return origin?.place ?? texts.unknown;
}

function drawMiddle({ look }: Element, match: Match): TemplateResult {
  const { status, homeScore, awayScore } = match;
  if (homeScore === null || awayScore === null) {
    const at = match.state ? '–' : writeTime(Date.parse(match.date), look.language);
    return html`<span class="middle"><b class="score" data-time>${at}</b></span>`;
  }
  return html`<span class="middle">
    <b class="score" ?data-live=${status === 'live'}>${homeScore}<i>-</i>${awayScore}</b>
    ${drawStatus(match, look.language)}
  </span>`;
}

function drawStatus(match: Match, language: Language): TemplateResult {
  const texts = matchTexts[language];
  const { status, minute, penHome, penAway, extraTime } = match;
  const shootOut = penHome !== null && penAway !== null ? texts.penalties(penHome, penAway) : null;
  if (status === 'live') {
    const when = minute === null ? texts.live : `${texts.live} · ${texts.minute(minute)}`;
    return html`<small class="live" role="status"><span class="dot"></span>${shootOut ?? when}</small>`;
  }
  return html`<small>${shootOut ?? (extraTime ? texts.extraTime : texts.ended)}</small>`;
}

function drawScorers(scorers: readonly Scorer[], ownGoal: string): TemplateResult {
  return html`<ul>
    ${scorers.map(
      ({ name, goals, isOwnGoal }) =>
        html`<li>${name}${goals > 1 ? ` ${goals}×` : nothing}${isOwnGoal ? ` (${ownGoal})` : nothing}</li>`,
    )}
  </ul>`;
}
