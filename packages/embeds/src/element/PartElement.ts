import type { Language } from '@euro/api-contract';
import { html, type TemplateResult } from 'lit/html.js';
import { noteFailure } from '../kit/attempts.js';
import { everySecond } from '../kit/everySecond.js';
import { reflectAttributes } from './AttributeElement.js';
import { EuroElement, SHARED_ATTRIBUTES } from './EuroElement.js';
import type { Part } from './Part.js';

interface PartElementOptions<T> {
  readonly attributes: readonly string[];
  /** Height of its body in CSS pixels, reserved until it is loaded. */
  readonly room: number;
  /** The footer links to building a team. */
  readonly invites: boolean;
  readonly heading: Readonly<Record<Language, string>>;
  readonly load: () => Promise<Part<T>>;
}

/** An element whose {@link Part} is loaded when the first of its kind comes near the viewport. */
export function partElement<T>(options: PartElementOptions<T>): CustomElementConstructor {
  const { attributes, room, invites, heading, load } = options;
  let part: Part<T> | null = null;

  class PartElement extends EuroElement<T> {
    static override readonly observedAttributes = [...SHARED_ATTRIBUTES, ...attributes];
    protected override readonly invites = invites;
    #isLoading = false;
    #stopTicking: (() => void) | null = null;

    protected override onHidden(): void {
      this.#stopTicking?.();
      this.#stopTicking = null;
    }

    override retry(): void {
      if (part) super.retry();
      else this.state = { status: 'loading' };
      this.requestUpdate();
    }

    protected override query() {
      if (!part) {
        void this.#load();
        return null;
      }
      this.#useSheet(part.sheet);
      if (part.ticks) this.#stopTicking ??= everySecond(() => this.requestUpdate());
      return part.query(this);
    }

    protected override header() {
      return part?.header(this) ?? { heading: heading[this.look.language], sub: '' };
    }

    protected override body(answer: T | null, failureView: TemplateResult | null): TemplateResult {
      const content = failureView ?? part?.body(this, answer) ?? '';
      return html`<div class="room">${content}</div>`;
    }

    protected override measures(): string {
      return `--room:${room}px`;
    }

    async #load(): Promise<void> {
      if (this.#isLoading || this.state.status === 'failed') return;
      this.#isLoading = true;
      try {
        part = await load();
      } catch {
        noteFailure();
        this.onState({ status: 'failed', code: 'kit-incomplete' });
      }
      this.#isLoading = false;
      this.requestUpdate();
    }

    #useSheet(sheet: CSSStyleSheet): void {
      const { adoptedStyleSheets } = this.root;
      if (!adoptedStyleSheets.includes(sheet)) this.root.adoptedStyleSheets = [...adoptedStyleSheets, sheet];
    }
  }

  reflectAttributes(PartElement, PartElement.observedAttributes);
  return PartElement;
}
