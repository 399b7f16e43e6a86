import { render, type TemplateResult } from 'lit/html.js';

/** `href-target` → `hrefTarget`. */
const propertyOf = (attribute: string) =>
  attribute.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Gives a class a property for each of its attributes; both are one thing, and null is what nobody wrote. */
export function reflectAttributes(
  element: { readonly prototype: HTMLElement },
  attributes: readonly string[],
): void {
  for (const attribute of attributes) {
    Object.defineProperty(element.prototype, propertyOf(attribute), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute);
      },
      set(this: HTMLElement, value: unknown) {
        if (value == null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value));
      },
    });
  }
}

/**
 * An element that is drawn into its shadow root from its attributes, once for all changes of a moment. Style sheets are
 * constructed ones, which no policy of the page forbids.
 */
export abstract class AttributeElement extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });
  #update: Promise<void> | null = null;

  protected abstract template(): TemplateResult;
  /** Before it is drawn. */
  protected abstract prepare(): void;

  /** Resolves when what changed so far is drawn. */
  get updateComplete(): Promise<void> {
    return this.#update ?? Promise.resolve();
  }

  get root(): ShadowRoot {
    return this.#root;
  }

  connectedCallback(): void {
    this.#takeEarlyProperties();
    this.requestUpdate();
  }

  attributeChangedCallback(): void {
    this.requestUpdate();
  }

  requestUpdate(): void {
    this.#update ??= Promise.resolve().then(() => {
      this.#update = null;
      if (!this.isConnected) return;
      this.prepare();
      render(this.template(), this.#root);
      this.drawn();
    });
  }

  /** After it was drawn. */
  protected drawn(): void {}

  /** What a page wrote into properties before the kit had come. */
  #takeEarlyProperties(): void {
    const { observedAttributes } = this.constructor as typeof AttributeElement & {
      readonly observedAttributes: readonly string[];
    };
    const early = this as unknown as Record<string, unknown>;
    for (const name of observedAttributes.map(propertyOf)) {
      if (!Object.hasOwn(this, name)) continue;
      const value = early[name];
      delete early[name];
      early[name] = value;
    }
  }
}

/** A style sheet that any number of elements share. */
export function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
