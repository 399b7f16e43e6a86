import { html, nothing, type TemplateResult } from 'lit/html.js';
import { noteFailure } from '../kit/attempts.js';
import { home } from '../kit/home.js';
import { kitVersion } from '../kit/version.js';
import { watchNearness } from '../kit/viewport.js';
import { DEFAULT_COMPETITION, type EmbedCompetition } from '../source/competition.js';
import type { FailureCode } from '../source/failure.js';
import type { Source } from '../source/Source.js';
import { type Query, sourceOf } from '../source/sourceOf.js';
import type { SourceState } from '../source/sourceState.js';
import { writeTime } from '../texts/format.js';
import { type FrameTexts, frameTexts } from '../texts/frameTexts.js';
import { AttributeElement, sheetOf } from './AttributeElement.js';
import { dispatch } from './events.js';
import { frameSheet } from './frameSheet.js';
import { type Look, readLook } from './look.js';

export const SHARED_ATTRIBUTES = [
  'competition',
  'accent',
  'theme',
  'density',
  'lang',
  'font',
  'heading',
  'href-target',
] as const;

const frameStyle = sheetOf(frameSheet);

/**
 * Base of the elements for other sites: a frame with heading, body and source. It loads its data near the viewport,
 * reserves its height meanwhile, and shows failures in place.
 */
export abstract class EuroElement<T> extends AttributeElement {
  static readonly kit = kitVersion;
  static readonly observedAttributes: readonly string[] = SHARED_ATTRIBUTES;

  state: SourceState<T> = { status: 'loading' };
  look: Look = readLook(this, DEFAULT_COMPETITION);
  readonly #own = new CSSStyleSheet();
  #source: Source<T> | null = null;
  #requestKey = '';
  #isNear = false;
  #hasTypeface = false;
  #height = 0;
  #leave: (() => void)[] = [];
  #unsubscribe: (() => void) | null = null;
  /** Slug of the competition that it names; empty for the default one. */
  #slug = '';
  /** Null while loading. */
  #competition: EmbedCompetition | null = DEFAULT_COMPETITION;
  #sizes: ResizeObserver | null = null;

  constructor() {
    super();
    this.root.adoptedStyleSheets = [frameStyle, ...this.sheets(), this.#own];
  }

  /** The request for its data; null while its attributes are incomplete. */
  protected abstract query(): Query<T> | null;
  /** Default heading, and a line below it that is empty without data. */
  protected abstract header(): { readonly heading: string; readonly sub: unknown };
  /** Renders the body: of data, or of the loading state (null). */
  protected abstract body(answer: T | null, failureView: TemplateResult | null): TemplateResult;
  /** Additional style sheets. */
  protected sheets(): readonly CSSStyleSheet[] {
    return [];
  }
  /** CSS declarations of the frame that depend on attributes. */
  protected measures(): string {
    return '';
  }
  /** The footer links to building a team. */
  protected readonly invites: boolean = true;

  /** Height of its content in CSS pixels, for a frame around it. */
  get contentHeight(): number {
    return this.#height;
  }

  /** Name of the game; empty while loading. */
  get word(): string {
    return this.#competition?.word[this.look.language] ?? '';
  }

  protected get texts(): FrameTexts {
    return frameTexts[this.look.language];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#leave = [watchNearness(this, (isNear) => this.#come(isNear))];
  }

  disconnectedCallback(): void {
    this.#sizes?.disconnect();
    this.#sizes = null;
    this.#unsubscribe?.();
    this.#unsubscribe = null;
    this.#isNear = false;
    this.#hasTypeface = false;
    this.onHidden();
    for (const leave of this.#leave.splice(0)) leave();
  }

  /** Called when it leaves the viewport or the page. */
  protected onHidden(): void {}

  protected override prepare(): void {
    this.#choose(this.getAttribute('competition') ?? '');
    this.look = readLook(this, this.#competition ?? DEFAULT_COMPETITION);
    this.#own.replaceSync(`${this.look.accent}.frame{${this.measures()}}`);
    this.#fetchWhenNear();
  }

  protected override afterRender(): void {
    const frame = this.root.querySelector('.frame');
    if (!frame || this.#sizes) return;
    this.#sizes = new ResizeObserver(([entry]) => this.#measure(entry?.borderBoxSize[0]?.blockSize ?? 0));
    this.#sizes.observe(frame);
  }

  protected override template(): TemplateResult {
    const { heading, sub } = this.header();
    const visibleHeading = this.getAttribute('heading') ?? heading;
    const { theme, density, font, language } = this.look;
    return html`<section
      class="frame"
      part="frame"
      lang=${language}
      aria-label=${visibleHeading || heading}
      aria-busy=${this.state.status === 'loading'}
      data-theme=${theme}
      data-density=${density}
      data-font=${font}
    >
      <header class="head">
        ${visibleHeading ? html`<h2 part="heading">${visibleHeading}</h2>` : nothing}${this.#subLine(sub)}
      </header>
      <div class="body" part="body">${this.#bodyNow()}</div>
      <footer class="foot" part="foot">
        ${this.invites ? this.link('portal', null, '', this.texts.make, 'make') : nothing}
        <p class="from">
          ${this.word && this.link('portal', null, '', this.word, '')}<span>${this.look.competition.source[language]}</span>
        </p>
      </footer>
    </section>`;
  }

  /** Fetches again, on request of the reader or because of the time. */
  retry(): void {
    if (this.#competition) this.#source?.retry();
    else void this.#find(true);
  }

  /** Fetches again because a response expired, once for all elements that share it. */
  retryOnce(answer: T): void {
    if (this.state.status === 'ready' && this.state.value === answer) this.#source?.fetchAfter(answer);
  }

  /** A link to a page of the portal, whose navigation the surrounding page may prevent. */
  link(
    kind: 'team' | 'match' | 'player' | 'portal',
    id: number | null,
    path: string,
    content: unknown,
    className: string,
  ): TemplateResult {
    const follow = (event: Event) => {
      if (!dispatch(this, 'euro-select', { kind, id })) event.preventDefault();
    };
    return html`<a
      class=${className}
      part=${className === 'make' ? 'button' : 'link'}
      href=${new URL(this.look.competition.path + path, home.portal).href}
      target=${this.look.target}
      rel="noopener"
      @click=${follow}
      >${content}</a
    >`;
  }

  #subLine(sub: unknown): TemplateResult {
    const { state } = this;
    if (state.status === 'loading') return html`<p class="sub"><span class="bone"></span></p>`;
    if (state.status !== 'old') return html`<p class="sub">${sub}</p>`;
    const since = this.texts.oldSince(writeTime(state.at, this.look.language));
    return html`<p class="sub" data-old role="status">${since}</p>`;
  }

  /** One template for all states, so that the tabs retain focus. */
  #bodyNow(): TemplateResult {
    const loading = this.state.status === 'loading' ? this.texts.loading : nothing;
    return html`<p class="hidden" role="status">${loading}</p>${this.#content()}`;
  }

  #content(): TemplateResult {
    const { state } = this;
    if (state.status === 'loading') return this.body(null, null);
    if (state.status !== 'failed') return this.body(state.value, null);
    const { failed } = this.texts;
    return this.body(
      null,
      html`<div class="failed" role="status">
        <p>${(failed[state.code] ?? failed.unreachable).replace('%', this.word || new URL(home.portal).host)}</p>
        <button class="again" part="button" @click=${() => this.retry()}>${this.texts.retry}</button>
      </div>`,
    );
  }

  #come(isNear: boolean): void {
    if (isNear && this.look.font === 'archivo') void this.#takeTypeface();
    this.#isNear = isNear;
    if (!isNear) this.onHidden();
    this.#fetchWhenNear();
  }

  /** Loads the typeface separately from the kit; nothing depends on it, and a failure is ignored. */
  async #takeTypeface(): Promise<void> {
    if (this.#hasTypeface) return;
    this.#hasTypeface = true;
    try {
      const { useTypeface } = await import('../kit/typeface.js');
      if (this.isConnected) this.#leave.push(useTypeface());
    } catch {
      noteFailure();
      this.#hasTypeface = false;
    }
  }

  /** Subscribes to its source while it is near the viewport; otherwise it fetches nothing. */
  #fetchWhenNear(): void {
    const isSeen = this.isConnected && this.#isNear;
    if (isSeen && !this.#competition) return void this.#find();
    const query = isSeen ? this.query() : null;
    const key = query ? `${this.#slug} ${query.key}` : '';
    if (key === this.#requestKey && (key === '') === (this.#unsubscribe === null)) return;
    this.#unsubscribe?.();
    this.#unsubscribe = null;
    this.#requestKey = key;
    if (!query) return;
    this.#source = sourceOf({ ...query, key });
    this.#unsubscribe = this.#source.subscribe((state) => this.onState(state));
  }

  /** Switches the competition: content of the previous one is removed. */
  #choose(slug: string): void {
    if (slug === this.#slug) return;
    this.#slug = slug;
    this.#competition = slug ? null : DEFAULT_COMPETITION;
    this.#unsubscribe?.();
    this.#unsubscribe = null;
    this.#requestKey = '';
    this.state = { status: 'loading' };
  }

  /** Loads the named competition, by code that only pages with such elements load. */
  async #find(isRetry = false): Promise<void> {
    try {
      const { findCompetition } = await import(
        /* webpackChunkName: "competition" */ '../source/findCompetition.js'
      );
      findCompetition(this, this.#slug, isRetry);
    } catch {
      noteFailure();
      this.onState({ status: 'failed', code: 'kit-incomplete' });
    }
  }

  /** Sets the competition loaded for this slug. */
  enter(slug: string, competition: EmbedCompetition = DEFAULT_COMPETITION): void {
    if (slug !== this.#slug) return;
    this.#competition = competition;
    this.onState({ status: 'loading' });
  }

  onState(state: SourceState<T>): void {
    const previous = this.state;
    this.state = state;
    this.requestUpdate();
    if (state.status === 'ready' && !('value' in previous)) {
      void this.updateComplete.then(() => dispatch(this, 'euro-load', {}));
    }
    const code = failureIn(state);
    if (code !== null && code !== failureIn(previous)) dispatch(this, 'euro-error', { code });
  }

  #measure(height: number): void {
    const rounded = Math.ceil(height);
    if (rounded === this.#height) return;
    this.#height = rounded;
    dispatch(this, 'euro-resize', { height: rounded });
  }
}

function failureIn(state: SourceState<unknown>): FailureCode | null {
  return 'code' in state ? state.code : null;
}
