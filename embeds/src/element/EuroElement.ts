import { html, nothing, type TemplateResult } from 'lit/html.js';
import { noteFailure } from '../kit/attempts.js';
import { home } from '../kit/home.js';
import { kitVersion } from '../kit/version.js';
import { watchNearness } from '../kit/viewport.js';
import type { FailureCode } from '../source/failure.js';
import type { Reading } from '../source/reading.js';
import type { Source } from '../source/Source.js';
import { type Question, sourceOf } from '../source/sourceOf.js';
import { writeTime } from '../texts/format.js';
import { type FrameTexts, frameTexts } from '../texts/frameTexts.js';
import { AttributeElement, sheetOf } from './AttributeElement.js';
import { tell } from './events.js';
import { frameSheet } from './frameSheet.js';
import { type Look, readLook } from './look.js';

export const SHARED_ATTRIBUTES = [
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
 * An element for pages of others: a frame with a heading, a body and where it comes from. It asks for its answer when it is
 * near the visible part of the page, keeps its height while it does, and says in place when there is none.
 */
export abstract class EuroElement<T> extends AttributeElement {
  static readonly kit = kitVersion;
  static readonly observedAttributes: readonly string[] = SHARED_ATTRIBUTES;

  reading: Reading<T> = { status: 'loading' };
  look: Look = readLook(this);
  readonly #own = new CSSStyleSheet();
  #source: Source<T> | null = null;
  #asked = '';
  #isNear = false;
  #hasTypeface = false;
  #height = 0;
  #leave: (() => void)[] = [];
  #stopListening: (() => void) | null = null;
  #sizes: ResizeObserver | null = null;

  constructor() {
    super();
    this.root.adoptedStyleSheets = [frameStyle, ...this.sheets(), this.#own];
  }

  /** What it asks the portal for; null while its attributes don't say. */
  protected abstract question(): Question<T> | null;
  /** What it says above the body, and its usual heading. */
  protected abstract header(): { readonly heading: string; readonly sub: unknown };
  /** The body: of an answer, of what is still loading (null), or of what to say instead. */
  protected abstract body(answer: T | null, trouble: TemplateResult | null): TemplateResult;
  /** Style sheets beside the frame's. */
  protected sheets(): readonly CSSStyleSheet[] {
    return [];
  }
  /** Declarations for the frame that attributes decide. */
  protected measures(): string {
    return '';
  }
  /** Whether the foot leads to a team of one's own. */
  protected readonly invites: boolean = true;

  /** Height of what it shows, in CSS pixels: what a frame around it has to be. */
  get contentHeight(): number {
    return this.#height;
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
    this.#stopListening?.();
    this.#stopListening = null;
    this.#isNear = false;
    this.#hasTypeface = false;
    this.rest();
    for (const leave of this.#leave.splice(0)) leave();
  }

  /** It went out of the reader's sight, or out of the page. */
  protected rest(): void {}

  protected override prepare(): void {
    this.look = readLook(this);
    this.#own.replaceSync(`${this.look.accent}.frame{${this.measures()}}`);
    this.#askWhenNear();
  }

  protected override drawn(): void {
    const frame = this.root.querySelector('.frame');
    if (!frame || this.#sizes) return;
    this.#sizes = new ResizeObserver(([entry]) => this.#measure(entry?.borderBoxSize[0]?.blockSize ?? 0));
    this.#sizes.observe(frame);
  }

  protected override template(): TemplateResult {
    const { heading, sub } = this.header();
    const shown = this.getAttribute('heading') ?? heading;
    const { theme, density, font, language } = this.look;
    return html`<section
      class="frame"
      part="frame"
      lang=${language}
      aria-label=${shown || heading}
      aria-busy=${this.reading.status === 'loading'}
      data-theme=${theme}
      data-density=${density}
      data-font=${font}
    >
      <header class="head">
        ${shown ? html`<h2 part="heading">${shown}</h2>` : nothing}${this.#subLine(sub)}
      </header>
      <div class="body" part="body">${this.#bodyNow()}</div>
      <footer class="foot" part="foot">
        ${this.invites ? this.link('portal', null, '', this.texts.make, 'make') : nothing}
        <p class="from">
          ${this.link('portal', null, '', 'EuroManager', '')}<span>${this.texts.source}</span>
        </p>
      </footer>
    </section>`;
  }

  /** Asks again, because a reader wants it or because the time has come. */
  retry(): void {
    this.#source?.retry();
  }

  /** Asks again because of an answer that ran out, once for all elements that have it. */
  retryOnce(answer: T): void {
    if (this.reading.status === 'ready' && this.reading.value === answer) this.#source?.askAfter(answer);
  }

  /** A link to a page of the portal, which the page around may want to follow in its own way. */
  link(
    kind: 'team' | 'match' | 'player' | 'portal',
    id: number | null,
    path: string,
    content: unknown,
    className: string,
  ): TemplateResult {
    const follow = (event: Event) => {
      if (!tell(this, 'euro-select', { kind, id })) event.preventDefault();
    };
    return html`<a
      class=${className}
      part=${className === 'make' ? 'button' : 'link'}
      href=${new URL(path, home.portal).href}
      target=${this.look.target}
      rel="noopener"
      @click=${follow}
      >${content}</a
    >`;
  }

  #subLine(sub: unknown): TemplateResult {
    const { reading } = this;
    if (reading.status === 'loading') return html`<p class="sub"><span class="bone"></span></p>`;
    if (reading.status === 'failed') return html`<p class="sub"></p>`;
    if (reading.status === 'ready') return html`<p class="sub">${sub}</p>`;
    const since = this.texts.oldSince(writeTime(reading.at, this.look.language));
    return html`<p class="sub" data-old role="status">${since}</p>`;
  }

  /** One template in every state: what is in all of them, the tabs, keeps its focus. */
  #bodyNow(): TemplateResult {
    const loading = this.reading.status === 'loading' ? this.texts.loading : nothing;
    return html`<p class="hidden" role="status">${loading}</p>${this.#content()}`;
  }

  #content(): TemplateResult {
    const { reading } = this;
    if (reading.status === 'loading') return this.body(null, null);
    if (reading.status !== 'failed') return this.body(reading.value, null);
    return this.body(
      null,
      html`<div class="failed" role="status">
        <p>${this.texts.failed[reading.code]}</p>
        <button class="again" part="button" @click=${() => this.retry()}>${this.texts.retry}</button>
      </div>`,
    );
  }

  #come(isNear: boolean): void {
    if (isNear && this.look.font === 'archivo') void this.#takeTypeface();
    this.#isNear = isNear;
    if (!isNear) this.rest();
    this.#askWhenNear();
  }

  /** Letters look better with it and nothing waits for it: it comes apart from the kit, and may fail to. */
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

  /** Listens to the source of its question while it is near; away from the reader it asks for nothing. */
  #askWhenNear(): void {
    const question = this.isConnected && this.#isNear ? this.question() : null;
    const key = question?.key ?? '';
    if (key === this.#asked && (key === '') === (this.#stopListening === null)) return;
    this.#stopListening?.();
    this.#stopListening = null;
    this.#asked = key;
    if (!question) return;
    this.#source = sourceOf(question);
    this.#stopListening = this.#source.listen((reading) => this.hear(reading));
  }

  protected hear(reading: Reading<T>): void {
    const before = this.reading;
    this.reading = reading;
    this.requestUpdate();
    const hadAnswer = before.status === 'ready' || before.status === 'old';
    if (reading.status === 'ready' && !hadAnswer) {
      void this.updateComplete.then(() => tell(this, 'euro-load', {}));
    }
    const code = failureIn(reading);
    if (code !== null && code !== failureIn(before)) tell(this, 'euro-error', { code });
  }

  #measure(height: number): void {
    const whole = Math.ceil(height);
    if (whole === this.#height) return;
    this.#height = whole;
    tell(this, 'euro-resize', { height: whole });
  }
}

function failureIn(reading: Reading<unknown>): FailureCode | null {
  return 'code' in reading ? reading.code : null;
}
