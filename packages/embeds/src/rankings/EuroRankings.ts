import { html, nothing, type TemplateResult } from 'lit/html.js';
import { reflectAttributes, sheetOf } from '../element/AttributeElement.js';
import { EuroElement, SHARED_ATTRIBUTES } from '../element/EuroElement.js';
import { dispatch } from '../element/events.js';
import { oneOf, parseInteger, parseWord } from '../settings/settings.js';
import { writeWhole } from '../texts/format.js';
import { describeSpan } from './describeSpan.js';
import { drawBone, drawRow } from './drawRow.js';
import { nextTab } from './nextTab.js';
import { rankingAddress } from './rankingAddress.js';
import { RANKING_TYPES, type RankingKind, type RankingPage, rankingQuery } from './rankingPage.js';
import { rankingSheet } from './rankingSheet.js';
import { rankingTexts } from './rankingTexts.js';

const TABS: readonly RankingKind[] = ['general', 'week', 'month'];
const ROWS = 8;
const style = sheetOf(rankingSheet);

/** `<euro-rankings>`: the first rows of a ranking, with tabs of others. */
export class EuroRankings extends EuroElement<RankingPage> {
  static override readonly observedAttributes = [
    ...SHARED_ATTRIBUTES,
    'type',
    'tabs',
    'week',
    'rows',
    'team',
  ];

  protected override sheets() {
    return [style];
  }

  protected override query() {
    const type = this.#chosen().selected;
    return rankingQuery({ type, rows: this.#rows(), week: this.#week(type) }, this.look);
  }

  protected override header() {
    const { language } = this.look;
    const texts = rankingTexts[language];
    const heading = texts.heading.replace('%', this.word);
    if (this.state.status === 'loading' || this.state.status === 'failed') {
      return { heading, sub: '' };
    }
    const { value } = this.state;
    const span = describeSpan(this.#chosen().selected, value, language);
    const count = texts.teams(value.totalRecords, writeWhole(value.totalRecords, language));
    return { heading, sub: span === null ? count : `${span} · ${count}` };
  }

  protected override body(page: RankingPage | null, failureView: TemplateResult | null): TemplateResult {
    const { tabs, selected } = this.#chosen();
    const label = rankingTexts[this.look.language].type[selected];
    return html`${tabs.length > 1 ? this.#tabList(tabs, selected) : nothing}
      <div
        class="rows"
        ?data-still=${page?.data.every(({ team }) => team.move === null)}
        id="rows"
        role=${tabs.length > 1 ? 'tabpanel' : nothing}
        aria-labelledby=${tabs.length > 1 ? `tab-${selected}` : nothing}
      >
        ${failureView ?? (page?.data.length === 0 ? this.#empty() : this.#list(page, label))}
      </div>`;
  }

  protected override measures() {
    return `--rows:${this.#rows()}`;
  }

  #list(page: RankingPage | null, label: string): TemplateResult {
    const { language } = this.look;
    const marked = parseInteger(this, 'team', 1, Number.MAX_SAFE_INTEGER, null);
    const rows = page
      ? page.data.map((row, at) =>
          drawRow(row, {
            language,
            isMarked: row.team.id === marked,
            link: (name) => this.link('team', row.team.id, this.#placeOf(at, page), name, ''),
          }),
        )
      : Array.from({ length: this.#rows() }, (_, at) => drawBone(at));
    return html`<ol role="list" aria-label=${label}>${rows}</ol>`;
  }

  /** Links to the row's place in the portal's ranking, which is open; visitors may not open a team. */
  #placeOf(at: number, { chosen }: RankingPage): string {
    const type = this.#chosen().selected;
    return rankingAddress({ type, week: this.#week(type), choice: chosen, at });
  }

  #empty(): TemplateResult {
    return html`<p class="empty">${rankingTexts[this.look.language].none}</p>`;
  }

  #tabList(tabs: readonly RankingKind[], selected: RankingKind): TemplateResult {
    const texts = rankingTexts[this.look.language];
    return html`<div class="tabs" role="tablist" part="tabs" aria-label=${texts.tabs} @keydown=${this.#handleKey}>
      ${tabs.map(
        (type) =>
          html`<button
            role="tab"
            part="tab"
            id="tab-${type}"
            aria-selected=${type === selected}
            aria-controls="rows"
            tabindex=${type === selected ? 0 : -1}
            @click=${() => this.#open(type)}
          >
            ${texts.type[type]}
          </button>`,
      )}
    </div>`;
  }

  readonly #handleKey = (event: KeyboardEvent): void => {
    const { tabs, selected } = this.#chosen();
    const to = nextTab(event.key, tabs, selected);
    if (to === null) return;
    event.preventDefault();
    this.#open(to);
    void this.updateComplete.then(() => this.root.querySelector<HTMLElement>(`#tab-${to}`)?.focus());
  };

  #open(type: RankingKind): void {
    if (type === this.#chosen().selected) return;
    this.setAttribute('type', type);
    dispatch(this, 'euro-tab', { type });
  }

  #rows(): number {
    return parseInteger(this, 'rows', 3, 20, ROWS);
  }

  /** Only the overall ranking and that of a matchday are of a week. */
  #week(type: RankingKind): number | null {
    return type === 'general' || type === 'week' ? parseInteger(this, 'week', 1, 99, null) : null;
  }

  /** The tabs with the open one; a ranking that is not one of them has none. */
  #chosen(): { readonly tabs: readonly RankingKind[]; readonly selected: RankingKind } {
    const attribute = this.getAttribute('tabs')
      ?.split(/\s+/)
      .flatMap((word) => parseWord(this, 'tabs', word, RANKING_TYPES, [] as const));
    const usual = attribute ?? TABS;
    const selected = oneOf(this, 'type', RANKING_TYPES, usual[0] ?? 'general');
    return { tabs: usual.includes(selected) ? usual : [], selected };
  }
}

reflectAttributes(EuroRankings, EuroRankings.observedAttributes);
