import type { DeadlineInfo, Language } from '@euro/api-contract';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { sheetOf } from '../element/AttributeElement.js';
import type { EuroElement } from '../element/EuroElement.js';
import type { Part } from '../element/Part.js';
import { Failure } from '../source/failure.js';
import { get } from '../source/get.js';
import { writeMoment } from '../texts/writeMoment.js';
import { countdownTexts } from './countdownTexts.js';
import type { DeadlineAnswer } from './EuroCountdown.js';
import { millisecondsLeft, partsOf, spokenParts } from './remaining.js';

const sheet = sheetOf(`
  .clock { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); align-items: center; min-height: 112px; padding: 12px 20px; }
  .clock > span { display: grid; justify-items: center; border-inline-start: 1px solid var(--edge); }
  .clock > :first-child { border-inline-start: 0; }
  .clock b { font-size: 2.5em; font-weight: 800; font-stretch: 112%; line-height: 1.1; }
  .clock small { font-size: 0.8125em; color: var(--soft); }
  .said { display: grid; place-items: center; min-height: 112px; padding: 12px 20px; text-align: center; color: var(--soft); }
  @container (max-width: 339px) { .clock { padding-inline: 4px; } .clock b { font-size: 1.75em; } }
  @container (min-width: 620px) { .clock b { font-size: 3.5em; } }
`);

/** The time until the deadline, ticking by the game's clock. */
export const countdownPart: Part<DeadlineAnswer> = {
  sheet,
  ticks: true,
  query: ({ look }) => ({
    key: 'matches/deadline-info',
    load: async () => {
      const { body, isLive } = await get('matches/deadline-info', look);
      return { value: { ...readDeadline(body), heardAt: Date.now() }, isLive };
    },
  }),
  header(element) {
    const texts = countdownTexts[element.look.language];
    const { state } = element;
    const heading = element.getAttribute('label') ?? 'Deadline';
    if (state.status !== 'ready' && state.status !== 'old') {
      return { heading, sub: '' };
    }
    const { deadlineWeek, deadlineDate } = state.value;
    if (deadlineWeek === null || deadlineDate === null) return { heading, sub: texts.noneSub };
    const moment = writeMoment(Date.parse(deadlineDate), element.look.language);
    return {
      heading,
      sub: html`${texts.week(deadlineWeek)} · <time datetime=${deadlineDate}>${moment}</time>`,
    };
  },
  body(element, answer) {
    const texts = countdownTexts[element.look.language];
    if (!answer) return drawClock(element, null);
    const msLeft = millisecondsLeft(answer, Date.now());
    if (msLeft === null) return html`<p class="said">${texts.none}</p>`;
    if (msLeft > 0) return drawClock(element, msLeft);
    // The next response contains the following deadline.
    element.retryOnce(answer);
    return html`<p class="said" role="status">${texts.passed}</p>`;
  },
};

function drawClock({ look }: EuroElement<DeadlineAnswer>, msLeft: number | null): TemplateResult {
  const texts = countdownTexts[look.language];
  const parts = partsOf(msLeft ?? 0);
  const isLastDay = msLeft !== null && parts.days === 0;
  return html`<div class="clock" aria-hidden="true">
      ${texts.units(parts).map(([count, unit], at) =>
        at === 0 && isLastDay
          ? nothing
          : html`<span>
              <b>${msLeft === null ? '–' : at === 0 ? count : String(count).padStart(2, '0')}</b><small>${unit}</small>
            </span>`,
      )}
    </div>
    <p class="hidden" role="status">${msLeft === null ? '' : announce(msLeft, look.language)}</p>`;
}

function announce(msLeft: number, language: Language): string {
  const texts = countdownTexts[language];
  const parts = spokenParts(msLeft);
  return 'underMinutes' in parts
    ? texts.spokenMinutes(parts.underMinutes)
    : texts.spoken(parts.days, parts.hours);
}

function readDeadline(body: unknown): DeadlineInfo {
  const info = (body as { readonly deadlineInfo?: Partial<DeadlineInfo> } | null)?.deadlineInfo;
  if (typeof info?.now !== 'string' || typeof info.speed !== 'number') throw new Failure('unreadable');
  return { deadlineWeek: null, deadlineDate: null, ...info } as DeadlineInfo;
}
