import type { Mounted, Platform, RemoteModule } from '../../contract/platform.js';
import { createFakePlatform } from '../../testing/createFakePlatform.js';
import { RemoteFailure } from '../failures/failures.js';
import type { KnownRemote } from '../registry/knownRemote.js';
import { manifestOf } from '../registry/registryFixture.js';
import { createSlot, type Slot, type SlotState } from './createSlot.js';

type Props = { readonly text: string };

const manifest = manifestOf('mf-team');
const remote: KnownRemote = {
  name: 'mf-team',
  title: manifest.title,
  routes: [],
  menu: [],
  embeds: [],
  release: { base: '/', manifest },
  failure: null,
};
const team: RemoteModule = { contract: 2, mount: () => ({ update() {}, unmount() {} }) };

function setUp(options: {
  load?: () => Promise<RemoteModule>;
  mount?: (element: HTMLElement, props: Props, platform: Platform) => Mounted<Props>;
}) {
  const element = document.createElement('section');
  const shown: SlotState[] = [];
  const reported: unknown[] = [];
  let ends = 0;
  const log: string[] = [];
  const draw = (inner: HTMLElement, props: Props): Mounted<Props> => {
    inner.textContent = props.text;
    return {
      update: (next) => {
        inner.textContent = next.text;
      },
      unmount: () => {
        log.push(`unmount ${inner.textContent}`);
      },
    };
  };
  const slot: Slot<Props> = createSlot<Props>({
    remote: 'mf-team',
    element,
    props: { text: 'one' },
    load: async () => ({ remote, module: options.load ? await options.load() : team }),
    mount: (_, inner, props, platform) => (options.mount ?? draw)(inner, props, platform),
    makePlatform: (_, onCrash) => ({
      platform: { ...createFakePlatform().platform, crash: onCrash },
      end: () => {
        ends++;
      },
    }),
    restart: () =>
      slot.load().then(
        () => slot.mount(),
        (error) => slot.fail(error),
      ),
    show: (state) => shown.push(state),
    report: (error) => reported.push(error),
    timeoutMs: 40,
  });
  slot.retry();
  const last = () => shown.at(-1);
  return { element, slot, shown, reported, log, last, ends: () => ends };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('a slot for a part of a remote', () => {
  it('shows loading, then the part, and follows its props', async () => {
    const { element, slot, shown } = setUp({});
    await settle();
    expect(shown).toEqual([{ status: 'loading' }, { status: 'ready' }]);
    slot.update({ text: 'two' });
    expect(element.textContent).toBe('two');
  });

  it('removes everything when closed', async () => {
    const { element, slot, log, ends } = setUp({});
    await settle();
    slot.close();
    slot.close();
    expect(element.childElementCount).toBe(0);
    expect(log).toEqual(['unmount one']);
    expect(ends()).toBe(1);
  });

  it('mounts with the newest props when they changed while loading', async () => {
    const { element, slot } = setUp({ load: () => settle().then(() => team) });
    slot.update({ text: 'newest' });
    await settle();
    await settle();
    expect(element.textContent).toBe('newest');
  });

  it('renders nothing that is loaded after it was closed', async () => {
    const { element, slot, shown } = setUp({ load: () => settle().then(() => team) });
    slot.close();
    await settle();
    await settle();
    expect(element.childElementCount).toBe(0);
    expect(shown).toEqual([{ status: 'loading' }]);
  });

  it.each<[string, Parameters<typeof setUp>[0]]>([
    ['script-missing', { load: () => Promise.reject(new RemoteFailure('script-missing', 'mf-team')) }],
    [
      'mount-threw',
      {
        mount: () => {
          throw new Error('boom');
        },
      },
    ],
    ['mount-threw', { mount: () => ({}) as Mounted<Props> }],
    [
      'render-threw',
      {
        mount: (_, __, platform) => {
          platform.crash(new Error('boom'));
          return { update() {}, unmount() {} };
        },
      },
    ],
    [
      'mount-threw',
      {
        mount: () => {
          throw Object.create(null);
        },
      },
    ],
    [
      'mount-threw',
      {
        mount: () => {
          throw 'not even an error';
        },
      },
    ],
    ['hangs', { load: () => new Promise(() => {}) }],
  ])('fails with %s and unmounts the rest', async (code, options) => {
    const { element, last, reported } = setUp(options);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(last()).toMatchObject({ status: 'failed', failure: { code, remote: 'mf-team' } });
    expect(element.childElementCount).toBe(0);
    expect(reported).toHaveLength(1);
  });

  it('fails as render-threw when an update throws', async () => {
    const { slot, last } = setUp({
      mount: () => ({
        update: () => {
          throw new Error('boom');
        },
        unmount() {},
      }),
    });
    await settle();
    slot.update({ text: 'two' });
    expect(last()).toMatchObject({ status: 'failed', failure: { code: 'render-threw' } });
  });

  it('survives a part that throws at its unmount', async () => {
    const { element, slot, reported } = setUp({
      mount: () => ({
        update() {},
        unmount: () => {
          throw new Error('boom');
        },
      }),
    });
    await settle();
    expect(() => slot.close()).not.toThrow();
    expect(element.childElementCount).toBe(0);
    expect(reported).toEqual([new Error('boom')]);
  });

  it('loads and mounts again on retry', async () => {
    let broken = true;
    const { element, slot, last } = setUp({
      load: async () => {
        if (broken) throw new RemoteFailure('script-missing', 'mf-team');
        return { ...team };
      },
    });
    await settle();
    expect(last()).toMatchObject({ status: 'failed' });
    broken = false;
    slot.retry();
    await settle();
    expect(last()).toEqual({ status: 'ready' });
    expect(element.textContent).toBe('one');
  });

  it('ignores a crash of an unmounted part', async () => {
    let crash: (error: unknown) => void = () => {};
    const { slot, last } = setUp({
      mount: (_, __, platform) => {
        crash = platform.crash;
        return { update() {}, unmount() {} };
      },
    });
    await settle();
    slot.close();
    crash(new Error('late'));
    await settle();
    expect(last()).toEqual({ status: 'ready' });
  });
});

describe('a part whose nodes another program replaced', () => {
  const lost = new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');

  /** A part that counts its mounts. */
  function setUpCounted() {
    let mounts = 0;
    const crashes: ((error: unknown) => void)[] = [];
    const test = setUp({
      mount(element, _, platform) {
        mounts++;
        crashes.push(platform.crash);
        element.textContent = `mount ${mounts}`;
        return { update() {}, unmount() {} };
      },
    });
    const crash = async (error: unknown) => {
      crashes.at(-1)?.(error);
      await settle();
    };
    return { ...test, crash };
  }

  it('is mounted again at once, unseen and reported', async () => {
    const { element, shown, reported, ends, crash } = setUpCounted();
    await settle();
    await crash(lost);
    expect(element.textContent).toBe('mount 2');
    expect(shown).toEqual([{ status: 'loading' }, { status: 'ready' }, { status: 'ready' }]);
    expect(reported).toEqual([expect.objectContaining({ code: 'render-threw' })]);
    expect(ends()).toBe(1);
  });

  it('that breaks again and again shows its failure', async () => {
    const { last, crash } = setUpCounted();
    await settle();
    for (let times = 0; times < 4; times++) await crash(lost);
    expect(last()).toMatchObject({ status: 'failed', failure: { code: 'render-threw' } });
  });

  it('shows any other failure at once', async () => {
    const { last, crash } = setUpCounted();
    await settle();
    await crash(new Error('cannot read properties of null'));
    expect(last()).toMatchObject({ status: 'failed', failure: { code: 'render-threw' } });
  });
});

it('a part that renders on and on is stopped, and shows its failure', async () => {
  let isGone = false;
  const { element, last } = setUp({
    mount(inner) {
      let count = 0;
      const draw = () => {
        inner.textContent = String(count++);
        if (!isGone) queueMicrotask(() => queueMicrotask(draw));
      };
      draw();
      return {
        update() {},
        unmount() {
          isGone = true;
        },
      };
    },
  });
  while (!isGone) await settle();
  await settle();
  expect(last()).toMatchObject({ status: 'failed', failure: { code: 'renders-endlessly' } });
  expect(element.childElementCount).toBe(0);
});
