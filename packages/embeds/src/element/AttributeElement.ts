import { render, type TemplateResult } from 'lit/html.js';

/** `href-target` → `hrefTarget`. */
const propertyOf = (attribute: string) =>
  attribute.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Defines a property for each attribute of a class, reflecting it; null when it is absent. */
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
 * An element that renders its attributes into its shadow root, batching changes. Uses constructed style sheets, which
 * no content security policy forbids.
 */
export abstract class AttributeElement extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });
  #update: Promise<void> | null = null;

  protected abstract template(): TemplateResult;
  /** Called before each render. */
  protected abstract prepare(): void;

  /** Resolves when all changes so far are rendered. */
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
      this.afterRender();
    });
  }

  /** Called after each render. */
  protected afterRender(): void {}

  /** Applies properties that the page set before the kit was loaded. */
  #takeEarlyProperties(): void {
    const { observedAttributes } = this.constructor as typeof AttributeElement & {
      readonly observedAttributes: readonly string[];
    };
    const properties = this as unknown as Record<string, unknown>;
    for (const name of observedAttributes.map(propertyOf)) {
      if (!Object.hasOwn(this, name)) continue;
      const value = properties[name];
      delete properties[name];
      properties[name] = value;
    }
  }
}

/** Creates a style sheet to share between elements. */
export function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
