import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Platform, RemoteModule } from '../contract/platform.js';
import { renderStills } from './renderStills.js';

const Title = styled.h1`color: red;`;

/** A remote whose root is the one of the build: it leaves its tree at the element. */
function remoteOf(draw: (platform: Platform, props: { route: string }) => ReactNode): RemoteModule {
  return {
    contract: 2,
    mount(element, props, platform) {
      Object.assign(element, { tree: draw(platform, props) });
      return { update() {}, unmount() {} };
    },
  };
}

const open = { path: '/news/:id', access: 'open' } as const;

describe('the stills of a remote', () => {
  it('are its pages in both languages, with their rules, while nothing is loaded', async () => {
    const remote = remoteOf(({ state, navigation }) => (
      <Title>{`${state.locale.value} ${state.players.value.status} ${navigation.location.value.pathname}`}</Title>
    ));
    const { '/news/:id': page } = await renderStills(remote, [open]);
    expect(page?.nl.member.html).toBe('<h1 class="s-0">nl loading /news/1</h1>');
    expect(page?.en.member.html).toBe('<h1 class="s-0">en loading /news/1</h1>');
    expect(page?.nl.member.css).toBe('.s-0{color:red;}');
  });

  it('differ for visitors, who have no teams; a page for members has none for visitors', async () => {
    const remote = remoteOf(({ state }) => (
      <p>{`${state.session.value.status} ${state.myTeams.value.status}`}</p>
    ));
    const pages = await renderStills(remote, [open, { path: '/own', access: 'signed-in' }]);
    expect(pages['/news/:id']?.nl).toMatchObject({
      visitor: { html: '<p>visitor ready</p>' },
      member: { html: '<p>unknown loading</p>' },
    });
    expect(Object.keys(pages['/own']?.nl ?? {})).toEqual(['member']);
  });

  it('have both looks of a page that is another one on phones', async () => {
    const isPhone = () => window.matchMedia('(max-width: 47.9375em)').matches;
    const Page = () => <p>{isPhone() ? 'phone' : 'wide'}</p>;
    const { '/news/:id': page } = await renderStills(
      remoteOf(() => <Page />),
      [open],
    );
    expect(page?.nl.visitor?.html).toBe(
      '<div class="s-0"><p>phone</p></div><div class="s-1"><p>wide</p></div>',
    );
    expect(page?.nl.visitor?.css).toContain('@media (min-width:48em){.s-0{display:none}}');
  });

  it('are of pages whose code is loaded, and leave no window', async () => {
    const loaded: string[] = [];
    const remote = { ...remoteOf(() => null), preload: async (route: string) => loaded.push(route) };
    await renderStills(remote, [open]);
    expect(loaded).toEqual(['/news/:id']);
    expect('window' in globalThis).toBe(false);
  });

  it('fail with what a page throws', async () => {
    const Broken = () => {
      throw new Error('no document here');
    };
    await expect(
      renderStills(
        remoteOf(() => <Broken />),
        [open],
      ),
    ).rejects.toThrow('no document here');
    expect('window' in globalThis).toBe(false);
  });
});
