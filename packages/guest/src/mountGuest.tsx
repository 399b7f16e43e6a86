import { applyTheme, token } from '@euro/design-system';
import type { EmbedProps, Locale, Mounted, Notice, Theme } from '@euro/platform';
import { type FailureCode, isChunkMissing, StyleRoot } from '@euro/platform/guest';
import type { Root } from 'react-dom/client';
import { adoptStyles } from './adoptStyles.js';
import { applyAccent } from './applyAccent.js';
import { createRoot } from './createRoot.js';
import type { GuestRemote, MountedGuest } from './defineGuest.js';
import { createOpenPlatform, type OpenPlatform } from './openPlatform.js';
import { openTypeface } from './openTypeface.js';
import type { GuestOptions, GuestTheme, GuestUpdate } from './options.js';
import { Surroundings } from './Surroundings.js';

interface Checks {
  /** @throws TypeError */
  readonly check: (update: GuestUpdate) => void;
}

/** Milliseconds that a notice stays. */
const NOTICE = 6_000;
const DARK = '(prefers-color-scheme: dark)';

/** The reader's text size, on pages that give their root element another one. */
const UNIT = '--em-reader';

/**
 * Nothing that the page's style sheets say of all its text is inherited. The typeface needs a fallback: a `font` with a
 * property that is not there yet would inherit the page's, and `UNIT` is measured before anything is drawn.
 */
const GROUND = `all: initial; direction: ltr; display: block; color-scheme: inherit; font: 400 medium/1.5 var(--em-font, sans-serif);
padding: clamp(8px, 2%, 16px); border-radius: ${token.radiusCard};
font-variant-numeric: tabular-nums lining-nums; color: var(--em-ink); background: var(--em-canvas); text-rendering: optimizeLegibility;`;

/** Where the page's box shrinks to its content, the embed is this wide; it is never wider than the box. */
const LEAST_WIDTH = 'width: 280px; max-width: 100%; height: 0;';

/** Mounts an embed in a shadow root of its own, on a platform of open data. */
export function mountGuest(
  remote: GuestRemote,
  element: Element,
  options: GuestOptions,
  { check }: Checks,
): MountedGuest {
  const guest = new Guest(remote, element, options);
  return {
    update(update) {
      check(update);
      guest.update(update);
    },
    unmount: () => guest.unmount(),
  };
}

/** What the host last asked for. */
interface Shown {
  locale: Locale;
  theme: GuestTheme;
  accent: string | null;
  props: EmbedProps;
}

class Guest {
  private readonly page: Window;
  private readonly place: Place;
  private readonly shown: Shown;
  private readonly device: MediaQueryList;
  private readonly platform: OpenPlatform;
  private readonly frame: Root;
  private readonly closeTypeface: () => void;
  private mounted: Mounted<EmbedProps> | null = null;
  private failure: FailureCode | null = null;
  private notice: Notice | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private end = () => {};
  private isOver = false;

  constructor(
    private readonly remote: GuestRemote,
    element: Element,
    private readonly options: GuestOptions,
  ) {
    this.page = element.ownerDocument.defaultView ?? window;
    this.place = makePlace(this.page.document);
    this.shown = {
      locale: options.lang ?? languageAround(element),
      theme: options.theme ?? 'light',
      accent: options.accent ?? null,
      props: options.props ?? {},
    };
    this.device = this.page.matchMedia(DARK);
    this.platform = this.openPlatform();
    this.frame = createRoot(this.place.around, { identifierPrefix: 'guest-' });
    this.closeTypeface = openTypeface(this.page.document);
    this.device.addEventListener('change', this.look);
    const { host, ground } = this.place;
    element.append(host);
    ground.style.setProperty(UNIT, this.page.getComputedStyle(ground).fontSize);
    this.look();
    this.start();
  }

  update({ lang, theme, accent, props }: GuestUpdate): void {
    if (this.isOver) return;
    const { shown } = this;
    shown.locale = lang ?? shown.locale;
    shown.theme = theme ?? shown.theme;
    shown.accent = accent ?? shown.accent;
    shown.props = props ?? shown.props;
    this.look();
    if (props) this.mounted?.update(props);
  }

  unmount(): void {
    if (this.isOver) return;
    this.isOver = true;
    clearTimeout(this.timer);
    this.device.removeEventListener('change', this.look);
    this.stop();
    this.frame.unmount();
    this.platform.end();
    this.closeTypeface();
    this.place.host.remove();
  }

  private openPlatform(): OpenPlatform {
    const { name, version, contract, emits, files } = this.remote;
    const { base = new URL(files).origin } = this.options;
    return createOpenPlatform({
      page: this.page,
      origin: new URL(base).origin,
      owner: { name, version, contract, mayEmit: (event) => emits.includes(event) },
      locale: this.shown.locale,
      theme: this.theme,
      notify: (notice) => this.notify(notice),
      report: (error) => this.log(error),
    });
  }

  private get theme(): Theme {
    const { theme } = this.shown;
    if (theme === 'auto') return this.device.matches ? 'dark' : 'light';
    return theme;
  }

  private notify(notice: Notice): void {
    this.notice = notice;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.notice = null;
      this.drawAround();
    }, notice.duration ?? NOTICE);
    this.drawAround();
  }

  private drawAround(): void {
    this.frame.render(
      <StyleRoot target={this.place.root}>
        <Surroundings
          locale={this.shown.locale}
          failure={this.failure}
          notice={this.notice}
          onRetry={() => this.start()}
        />
      </StyleRoot>,
    );
  }

  private readonly look = () => {
    const { host, ground } = this.place;
    const { locale, accent } = this.shown;
    ground.lang = locale;
    applyTheme(this.theme, host);
    if (accent) applyAccent(accent, this.theme, host);
    this.platform.locale.set(locale);
    this.platform.theme.set(this.theme);
    this.drawAround();
  };

  private start(): void {
    this.failure = null;
    this.drawAround();
    // React may still be at work in it when it crashes.
    const made = this.platform.make((error) =>
      queueMicrotask(() => !this.isOver && this.mounted && this.fail(error, 'render-threw')),
    );
    this.end = () => made.end();
    const { embed } = this.options;
    try {
      const mountEmbed = this.remote.module.embeds?.[embed];
      if (!mountEmbed) throw new Error(`${embed} is declared but not exported`);
      const target = this.page.document.createElement('div');
      this.place.inner.append(target);
      this.mounted = mountEmbed(target, this.shown.props, made.platform);
    } catch (error) {
      this.fail(error, 'mount-threw');
    }
  }

  /** Unmounts the embed and removes its resources. */
  private stop(): void {
    const former = this.mounted;
    this.mounted = null;
    this.end();
    this.end = () => {};
    try {
      former?.unmount();
    } catch (error) {
      this.log(error);
    }
    this.place.inner.replaceChildren();
  }

  private fail(error: unknown, code: FailureCode): void {
    this.log(error);
    this.stop();
    this.failure = isChunkMissing(error) ? 'chunk-missing' : code;
    this.drawAround();
  }

  private log(error: unknown): void {
    console.error(`${this.remote.name}:`, error);
  }
}

/** The nodes of a guest: the host of the shadow root, and what is in it. */
interface Place {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly ground: HTMLElement;
  readonly around: HTMLElement;
  readonly inner: HTMLElement;
}

function makePlace(document: Document): Place {
  const make = () => document.createElement('div');
  const place = { host: make(), ground: make(), around: make(), inner: make() };
  const strut = make();
  const root = place.host.attachShadow({ mode: 'open' });
  adoptStyles(root, UNIT);
  strut.style.cssText = LEAST_WIDTH;
  place.ground.style.cssText = GROUND;
  // The design system gives a shadow host a background; the page may have taken its corners.
  place.host.style.background = 'none';
  place.ground.append(place.around, place.inner);
  root.append(strut, place.ground);
  return { ...place, root };
}

/** The language of the part of the page around an element; Dutch when EuroManager doesn't have it. */
function languageAround(element: Element): Locale {
  return /^en\b/i.test(element.closest('[lang]')?.getAttribute('lang') ?? '') ? 'en' : 'nl';
}
