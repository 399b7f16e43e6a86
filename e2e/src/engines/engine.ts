import { setTimeout as sleep } from 'node:timers/promises';

/** The width of the phones that the design is drawn for, CSS pixels. */
export const WIDTH = 375;
/** The height of the window; a browser's own bars take some of it, CSS pixels. */
export const HEIGHT = 812;

/** A browser that Playwright does not drive; keys and presses are the browser's own, not events of a script. */
export interface Engine {
  readonly version: string;
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page and returns its result, as JSON. */
  run<T>(body: string): Promise<T>;
  /** Presses the primary button at a point of the viewport, CSS pixels. */
  press(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** An engine that is not installed here. */
export interface MissingEngine {
  /** The Debian packages with it. */
  readonly packages: string;
}

interface Target {
  readonly role: 'link' | 'button' | 'textbox' | 'checkbox' | 'heading' | 'dialog';
  readonly name: string;
}

/** As long as Playwright's journeys wait. */
const WAIT_MS = 60_000;
const RETRY_MS = 150;

/**
 * In the page: the centre of the visible element with this role and accessible name that nothing covers, scrolled into
 * view; null while there is none. An element that moves has to be at the same place twice.
 */
const FIND = `
  const SELECTORS = {
    link: 'a[href]',
    button: 'button, [role=button]',
    textbox: 'input:not([type=checkbox]), textarea',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    heading: 'h1, h2, h3',
    dialog: 'dialog, [role=dialog]',
  };
  const trim = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const nameOf = (element) => {
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const labelled = trim(ids.map((id) => document.getElementById(id)?.textContent).join(' '));
    const labels = trim([...(element.labels ?? [])].map((label) => label.textContent).join(' '));
    return labelled || trim(element.getAttribute('aria-label')) || labels || trim(element.textContent);
  };
  for (const element of document.querySelectorAll(SELECTORS[target.role])) {
    if (target.name !== '' && nameOf(element) !== target.name) continue;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    if (!hit || element.matches(':disabled')) continue;
    if (element.contains(hit) || [...(element.labels ?? [])].some((label) => label.contains(hit))) return { x, y };
  }
  return null;
`;

interface Point {
  readonly x: number;
  readonly y: number;
}

async function untilSteady(engine: Engine, target: Target): Promise<Point> {
  let last: Point | null = null;
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(RETRY_MS)) {
    const point: Point | null = await engine.run<Point | null>(
      `const target = ${JSON.stringify(target)}; ${FIND}`,
    );
    if (point && point.x === last?.x && point.y === last?.y) return point;
    last = point;
  }
  const text = await engine.run<string>('return location.pathname + "\\n" + document.body.innerText');
  throw new Error(`There is no ${target.role} "${target.name}" to press on ${text}`);
}

/** Waits until the element is visible, uncovered and at rest. */
export async function waitFor(engine: Engine, role: Target['role'], name: string): Promise<void> {
  await untilSteady(engine, { role, name });
}

/** Presses the element once it is visible, uncovered and at rest. */
export async function press(engine: Engine, role: Target['role'], name: string): Promise<void> {
  const { x, y } = await untilSteady(engine, { role, name });
  await engine.press(x, y);
}

export async function fill(engine: Engine, label: string, text: string): Promise<void> {
  await press(engine, 'textbox', label);
  await engine.type(text);
}

/** Waits until the body of a function returns a truthy value in the page, and returns it. */
export async function until<T>(engine: Engine, body: string): Promise<T> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(RETRY_MS)) {
    const value = await engine.run<T | null>(body);
    if (value) return value;
  }
  throw new Error(`Never true: ${body}\n${await engine.run('return document.body.innerText')}`);
}
