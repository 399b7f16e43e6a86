import './testing/files.js';
import type { EmbedProps, RemoteModule } from '@euro/platform';
import { defineReactRemote, useLocale, usePlatform, useShared } from '@euro/platform/react';
import { exampleMatch, exampleServices, exampleSettings, stubBrowser } from '@euro/platform/testing';
import { act } from '@testing-library/react';
import styled from 'styled-components';
import { defineGuest, type GuestRemote } from './defineGuest.js';
import type { GuestOptions } from './options.js';

stubBrowser();
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

const Line = styled.p`color: rebeccapurple;`;

let crash = false;
let seen: ReturnType<typeof usePlatform> | undefined;

function Table({ week }: EmbedProps) {
  const platform = usePlatform();
  seen = platform;
  const { status } = useShared(platform.state.matches);
  const theme = useShared(platform.state.theme);
  const locale = useLocale();
  if (crash) throw new Error('broken');
  return <Line>{`${status} ${locale} ${theme} ${week ?? 'no week'}`}</Line>;
}

const demo: RemoteModule = defineReactRemote({ pages: {}, embeds: { 'demo/table@1': Table } });
const remote: GuestRemote = {
  name: 'mf-demo',
  version: '1.0.0',
  contract: 2,
  embeds: [
    { id: 'demo/table@1', title: { nl: 'Tabel', en: 'Table' }, access: 'open', props: { week: 'number?' } },
  ],
  emits: [],
  module: demo,
  files: 'https://portal.test/remotes/mf-demo/1.0.0/guest/',
};
const guest = defineGuest(remote);

const requests: { url: string; init: RequestInit }[] = [];
const answers: Record<string, unknown> = {};

beforeEach(() => {
  crash = false;
  requests.length = 0;
  document.body.innerHTML = '<main lang="en-GB"></main>';
  Object.assign(answers, {
    '/api/competition': { settings: exampleSettings, services: exampleServices },
    '/api/matches': { matches: [exampleMatch()] },
    '/api/matches/deadline-info': null,
  });
  Object.assign(window, {
    fetch: async (url: string, init: RequestInit) => {
      requests.push({ url, init });
      if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError');
      const answer = answers[new URL(url).pathname];
      return new Response(
        JSON.stringify(answer ?? { error: { code: 'not-available', message: 'Even niet.' } }),
        {
          status: answer ? 200 : 503,
        },
      );
    },
  });
});

const place = () => document.querySelector('main') ?? document.body;
const shadow = () => place().firstElementChild?.shadowRoot;
const text = () => shadow()?.textContent;

async function mount(options: Partial<GuestOptions> = {}) {
  let mounted: ReturnType<typeof guest.mount> | undefined;
  await act(async () => {
    mounted = guest.mount(place(), { embed: 'demo/table@1', ...options });
  });
  if (!mounted) throw new Error('nothing was mounted');
  return mounted;
}

describe('a guest', () => {
  it('uses the surrounding language, and applies language, theme and props of an update in place', async () => {
    const mounted = await mount();
    expect(text()).toContain('en light no week');
    const element = shadow()?.querySelector('p');
    await act(async () => mounted.update({ lang: 'nl', theme: 'dark', props: { week: 2 } }));
    expect(text()).toContain('nl dark 2');
    expect(shadow()?.querySelector('p')).toBe(element);
    expect(place().firstElementChild).toHaveAttribute('data-theme', 'dark');
    await act(async () => mounted.unmount());
  });

  it('reads open data of its own origin, without credentials, and writes nothing', async () => {
    const mounted = await mount();
    expect(requests.map(({ url }) => new URL(url).origin)).toEqual(requests.map(() => 'https://portal.test'));
    expect(
      requests.every(({ init }) => init.credentials === 'omit' && (init.method ?? 'GET') === 'GET'),
    ).toBe(true);
    const before = requests.length;
    const answer = await seen?.api.call('POST user/login', { body: { email: 'a@b.test', password: 'x' } });
    expect(answer?.error?.code).toBe('not-signed-in');
    expect(requests).toHaveLength(before);
    expect(seen?.state.session.value).toEqual({ status: 'visitor' });
    await act(async () => mounted.unmount());
  });

  it('accepts another origin as base', async () => {
    const mounted = await mount({ base: 'https://mirror.test' });
    expect(requests[0]?.url).toMatch(/^https:\/\/mirror\.test\/api\//);
    expect(seen?.navigation.href?.('/rankings')).toBe('https://mirror.test/rankings');
    await act(async () => mounted.unmount());
  });

  it('removes everything at its unmount', async () => {
    const names = Object.getOwnPropertyNames(window);
    const added: string[] = [];
    const add = jest.spyOn(window, 'addEventListener');
    const remove = jest.spyOn(window, 'removeEventListener');
    const mounted = await mount();
    for (const [type, , options] of add.mock.calls) {
      const signal = typeof options === 'object' ? options.signal : undefined;
      if (!signal) added.push(type);
      else signal.addEventListener('abort', () => added.push(`${type} aborted`));
    }
    await act(async () => mounted.unmount());
    expect(place().innerHTML).toBe('');
    expect(document.head.querySelectorAll('style[data-styled]')).toHaveLength(0);
    expect(Object.getOwnPropertyNames(window)).toEqual(names);
    expect(remove.mock.calls.map(([type]) => type)).toEqual(
      expect.arrayContaining(added.filter((type) => !type.endsWith('aborted') && type !== 'error')),
    );
    expect(added).toEqual(expect.arrayContaining(['online aborted', 'offline aborted']));
    expect(requests.every(({ init }) => init.signal?.aborted)).toBe(true);
    jest.restoreAllMocks();
  });

  it('shows a crash in its place, and restarts', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    crash = true;
    const mounted = await mount();
    await act(async () => {});
    expect(text()).toContain('This section broke down. Try again.');
    crash = false;
    await act(async () => shadow()?.querySelector('button')?.click());
    expect(text()).toContain('en light');
    await act(async () => mounted.unmount());
    jest.restoreAllMocks();
  });
});

describe('an invalid option is reported', () => {
  const refused = (element: unknown, options: unknown) => () =>
    guest.mount(element as Element, options as GuestOptions);

  it.each([
    [undefined, 'options must be an object, not undefined'],
    [{}, 'embed is undefined: it must be "demo/table@1"'],
    [{ embed: 'demo/other@1' }, 'embed is "demo/other@1": it must be "demo/table@1"'],
    [{ embed: 'demo/table@1', lang: 'fr' }, 'lang is "fr": it must be "nl" or "en"'],
    [{ embed: 'demo/table@1', theme: 'blue' }, 'theme is "blue": it must be "light" or "dark" or "auto"'],
    [{ embed: 'demo/table@1', accent: 'red' }, 'accent is "red": it must be a colour such as #1D5B57'],
    [{ embed: 'demo/table@1', base: '/api' }, 'base is "/api": it must be an origin such as https://'],
    [{ embed: 'demo/table@1', colour: 'red' }, 'there is no option colour; there are embed, base, lang'],
    [{ embed: 'demo/table@1', props: { team: 1 } }, 'props.team is no prop of demo/table@1: it takes week'],
    [{ embed: 'demo/table@1', props: { week: '2' } }, 'props.week is "2": it must be a number'],
  ])('%j', (options, sentence) => {
    expect(refused(place(), options)).toThrow(TypeError);
    expect(refused(place(), options)).toThrow(sentence);
    expect(place().innerHTML).toBe('');
  });

  it('including the element', () => {
    expect(refused(null, { embed: 'demo/table@1' })).toThrow('element must be an element of the page');
  });

  it('also in an update, which leaves embed and base unchanged', async () => {
    const mounted = await mount();
    expect(() => mounted.update({ embed: 'demo/other@1' } as never)).toThrow('embed cannot change later');
    expect(() => mounted.update({ theme: 'blue' } as never)).toThrow('theme is "blue"');
    await act(async () => mounted.unmount());
  });
});
