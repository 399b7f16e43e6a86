import { applyTheme, token } from '@euro/design-system';
import type { EmbedProps, Locale, Mounted, Notice, Theme } from '@euro/platform';
import { type FailureCode, isChunkMissing } from '@euro/platform/guest';
import { StyleSheetManager } from 'styled-components';
import { adoptStyles } from './adoptStyles.js';
import { applyAccent } from './applyAccent.js';
import { createRoot } from './createRoot.js';
import type { GuestRemote, MountedGuest } from './defineGuest.js';
import { createOpenPlatform } from './openPlatform.js';
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
  { name, version, contract, emits, module, files }: GuestRemote,
  element: Element,
  { embed, base = new URL(files).origin, lang, ...options }: GuestOptions,
  { check }: Checks,
): MountedGuest {
  const page = element.ownerDocument.defaultView ?? window;
  const place = page.document.createElement('div');
  const root = place.attachShadow({ mode: 'open' });
  adoptStyles(root, UNIT);
  const [strut, ground, around, inner] = [0, 1, 2, 3].map(() => page.document.createElement('div'));
  if (!strut || !ground || !around || !inner) throw new Error('the page makes no elements');
  strut.style.cssText = LEAST_WIDTH;
  ground.style.cssText = GROUND;
  // The design system gives a shadow host a background; the page may have taken its corners.
  place.style.background = 'none';
  ground.append(around, inner);
  root.append(strut, ground);

  const shown: { locale: Locale; theme: GuestTheme; accent: string | null; props: EmbedProps } = {
    locale: lang ?? languageAround(element),
    theme: options.theme ?? 'light',
    accent: options.accent ?? null,
    props: options.props ?? {},
  };
  let mounted: Mounted<EmbedProps> | null = null;
  let failure: FailureCode | null = null;
  let notice: Notice | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end = () => {};
  let isOver = false;

  const device = page.matchMedia(DARK);
  const themeNow = (): Theme => {
    if (shown.theme === 'auto') return device.matches ? 'dark' : 'light';
    return shown.theme;
  };
  const platform = createOpenPlatform({
    page,
    origin: new URL(base).origin,
    owner: { name, version, contract, mayEmit: (event) => emits.includes(event) },
    locale: shown.locale,
    theme: themeNow(),
    notify(next) {
      notice = next;
      clearTimeout(timer);
      timer = setTimeout(() => {
        notice = null;
        drawAround();
      }, next.duration ?? NOTICE);
      drawAround();
    },
    report: (error) => console.error(`${name}:`, error),
  });

  const frame = createRoot(around, { identifierPrefix: 'guest-' });
  const drawAround = () =>
    frame.render(
      <StyleSheetManager target={root}>
        <Surroundings locale={shown.locale} failure={failure} notice={notice} onRetry={start} />
      </StyleSheetManager>,
    );
  const look = () => {
    ground.lang = shown.locale;
    applyTheme(themeNow(), place);
    if (shown.accent) applyAccent(shown.accent, themeNow(), place);
    platform.locale.set(shown.locale);
    platform.theme.set(themeNow());
    drawAround();
  };

  /** Unmounts the embed and removes its resources. */
  const stop = () => {
    const former = mounted;
    mounted = null;
    end();
    end = () => {};
    try {
      former?.unmount();
    } catch (error) {
      console.error(`${name}:`, error);
    }
    inner.replaceChildren();
  };
  const fail = (error: unknown, code: FailureCode) => {
    console.error(`${name}:`, error);
    stop();
    failure = isChunkMissing(error) ? 'chunk-missing' : code;
    drawAround();
  };
  function start() {
    failure = null;
    drawAround();
    // React may still be at work in it when it crashes.
    const guestPlatform = platform.make((error) =>
      queueMicrotask(() => !isOver && mounted && fail(error, 'render-threw')),
    );
    end = () => guestPlatform.end();
    try {
      const mountEmbed = module.embeds?.[embed];
      if (!mountEmbed) throw new Error(`${embed} is declared but not exported`);
      const target = page.document.createElement('div');
      inner?.append(target);
      mounted = mountEmbed(target, shown.props, guestPlatform.platform);
    } catch (error) {
      fail(error, 'mount-threw');
    }
  }

  const closeTypeface = openTypeface(page.document);
  device.addEventListener('change', look);
  element.append(place);
  ground.style.setProperty(UNIT, page.getComputedStyle(ground).fontSize);
  look();
  start();

  return {
    update(update) {
      check(update);
      if (isOver) return;
      shown.locale = update.lang ?? shown.locale;
      shown.theme = update.theme ?? shown.theme;
      shown.accent = update.accent ?? shown.accent;
      if (update.props) shown.props = update.props;
      look();
      if (update.props) mounted?.update(shown.props);
    },
    unmount() {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      device.removeEventListener('change', look);
      stop();
      frame.unmount();
      platform.end();
      closeTypeface();
      place.remove();
    },
  };
}

/** The language of the part of the page around an element; Dutch when EuroManager doesn't have it. */
function languageAround(element: Element): Locale {
  return /^en\b/i.test(element.closest('[lang]')?.getAttribute('lang') ?? '') ? 'en' : 'nl';
}
