import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { EmbedProps, Mounted, PageProps } from '../contract/platform.js';
import { createFakePlatform } from '../testing/createFakePlatform.js';
import { defineReactRemote } from './defineReactRemote.js';
import { Embed } from './Embed.js';
import { lazyPage } from './lazyPage.js';
import { PlatformProvider } from './PlatformProvider.js';

function PointsPage({ route, params }: PageProps) {
  const [search] = useSearchParams();
  const field = useId();
  return (
    <>
      <h1>{`${route} ${params.id} week ${search.get('week') ?? ''}`}</h1>
      <label htmlFor={field}>note</label>
      <input id={field} />
      <Link to="/team/7">team</Link>
    </>
  );
}

const remote = defineReactRemote({
  pages: {
    '/points/:id': PointsPage,
    '/broken': () => {
      throw new Error('boom');
    },
  },
});

function mount(route: string, params = {}, fake = createFakePlatform({ path: '/points/7?week=2' })) {
  const element = document.body.appendChild(document.createElement('main'));
  let mounted!: Mounted<PageProps>;
  act(() => {
    mounted = remote.mount(element, { route, params }, fake.platform);
  });
  return { element, mounted, fake };
}

afterEach(() => document.body.replaceChildren());

describe('a remote made of React components', () => {
  it("renders the page of the route and follows the portal's location", () => {
    const { mounted, fake } = mount('/points/:id', { id: '7' });
    expect(screen.getByRole('heading')).toHaveTextContent('/points/:id 7 week 2');
    act(() => fake.goTo('/points/7?week=3'));
    expect(screen.getByRole('heading')).toHaveTextContent('week 3');
    act(() => mounted.update({ route: '/points/:id', params: { id: '8' } }));
    expect(screen.getByRole('heading')).toHaveTextContent('/points/:id 8 week 3');
    act(() => mounted.unmount());
  });

  it('navigates by its links in the portal', async () => {
    const { fake } = mount('/points/:id', { id: '7' });
    await userEvent.click(screen.getByRole('link', { name: 'team' }));
    expect(fake.visited).toEqual(['/team/7']);
  });

  it('has ids that are unique among all roots in the document', () => {
    mount('/points/:id', { id: '7' });
    mount('/points/:id', { id: '8' });
    const ids = screen.getAllByLabelText('note').map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('reports a render error once, and renders nothing', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { element, fake } = mount('/broken');
    expect(fake.crashes).toEqual([new Error('boom')]);
    expect(element).toBeEmptyDOMElement();
    quiet.mockRestore();
  });
});

describe('an embed in a page', () => {
  const log: string[] = [];
  const panel = (element: HTMLElement, props: EmbedProps): Mounted<EmbedProps> => {
    element.textContent = `panel ${props.teamId}`;
    return {
      update: (next) => {
        element.textContent = `panel ${next.teamId}`;
      },
      unmount: () => {
        log.push('unmounted');
      },
    };
  };

  it('is mounted, follows its props, and is unmounted with the page', async () => {
    const { platform } = createFakePlatform({ embeds: { 'transfers/panel@1': panel } });
    const tree = (teamId: number) => (
      <PlatformProvider platform={platform}>
        <Embed id="transfers/panel@1" props={{ teamId }} />
      </PlatformProvider>
    );
    const { rerender, unmount } = render(tree(7));
    expect(screen.getByText('panel 7')).toBeInTheDocument();
    rerender(tree(8));
    expect(screen.getByText('panel 8')).toBeInTheDocument();
    unmount();
    await waitFor(() => expect(log).toEqual(['unmounted']));
  });
});

describe('a page with a separate chunk', () => {
  const Page = () => <p>here</p>;

  it('shows the fallback until it is loaded', async () => {
    const Lazy = lazyPage(async () => Page, <p>loading</p>);
    const { unmount } = render(<Lazy />);
    expect(screen.getByText('loading')).toBeInTheDocument();
    expect(await screen.findByText('here')).toBeInTheDocument();
    unmount();
    render(<Lazy />);
    expect(screen.getByText('here')).toBeInTheDocument();
  });

  it('is requested a second time when the first fails', async () => {
    let requests = 0;
    const Lazy = lazyPage(async () => {
      requests++;
      if (requests === 1) throw new Error('Loading chunk 3 failed');
      return Page;
    });
    render(<Lazy />);
    expect(await screen.findByText('here')).toBeInTheDocument();
    expect(requests).toBe(2);
  });

  it('is rendered at once when the host preloaded it', async () => {
    const lazyRemote = defineReactRemote({
      pages: { '/lazy': lazyPage(async () => Page, <p>loading</p>), '/plain': Page },
    });
    const element = document.body.appendChild(document.createElement('main'));
    await lazyRemote.preload?.('/lazy');
    let mounted!: Mounted<PageProps>;
    act(() => {
      mounted = lazyRemote.mount(element, { route: '/lazy', params: {} }, createFakePlatform().platform);
    });
    expect(element).toHaveTextContent('here');
    act(() => mounted.unmount());
    await expect(lazyRemote.preload?.('/plain')).resolves.toBeUndefined();
    await expect(lazyRemote.preload?.('/nowhere')).resolves.toBeUndefined();
  });

  it('fails the page when it never loads, and is requested again at the next mount', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    let broken = true;
    const Lazy = lazyPage(async () => {
      if (broken) throw new Error('Loading chunk 3 failed');
      return Page;
    });
    const lazyRemote = defineReactRemote({ pages: { '/lazy': Lazy } });
    const fake = createFakePlatform();
    const element = document.body.appendChild(document.createElement('main'));
    const open = () => lazyRemote.mount(element, { route: '/lazy', params: {} }, fake.platform);
    let mounted!: Mounted<PageProps>;
    act(() => {
      mounted = open();
    });
    await waitFor(() => expect(fake.crashes).toEqual([new Error('Loading chunk 3 failed')]));
    act(() => mounted.unmount());
    broken = false;
    act(() => {
      mounted = open();
    });
    expect(await screen.findByText('here')).toBeInTheDocument();
    act(() => mounted.unmount());
    quiet.mockRestore();
  });
});
