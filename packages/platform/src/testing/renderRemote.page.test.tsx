import { screen } from '@testing-library/react';
import { defineReactRemote } from '../react/defineReactRemote.js';
import { usePlatform } from '../react/PlatformProvider.js';
import { createFakePlatform } from './createFakePlatform.js';
import { closeRemote, renderEmbed, renderRemote } from './renderRemote.js';
import { textOf } from './textOf.js';

const preloaded: string[] = [];
const page = (name: string) =>
  Object.assign(
    ({ params }: { readonly params: Readonly<Record<string, string>> }) => (
      <p>{`${name}\u00a0${JSON.stringify(params)} ${usePlatform().navigation.location.value.search}`}</p>
    ),
    { preload: async () => preloaded.push(name) },
  );

function BrokenPage(): never {
  throw new Error('no questions');
}

const remote = defineReactRemote({
  pages: { '/quiz': page('quiz'), '/quiz/:id': page('round'), '/quiz/:id/broken': BrokenPage },
  embeds: { 'quiz/card@1': ({ teamId }) => <p>team {teamId}</p> },
});
const declaration = { routes: [{ path: '/quiz' }, { path: '/quiz/:id' }, { path: '/quiz/:id/broken' }] };

const onScreen = () => textOf(document.querySelector('main') ?? undefined);

describe('rendering a remote in a test', () => {
  it('opens the page that remote.json has at the address, with its code and its params', async () => {
    await renderRemote(remote, declaration, createFakePlatform(), '/quiz/a%20b?tab=2');
    expect(onScreen()).toBe('round {"id":"a b"} ?tab=2');
    expect(preloaded).toEqual(['round']);
  });

  it('opens the page at the portal’s address by default', async () => {
    await renderRemote(remote, declaration, createFakePlatform({ path: '/quiz?tab=3' }));
    expect(onScreen()).toBe('quiz {} ?tab=3');
  });

  it('throws the error of the page', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const opened = renderRemote(remote, declaration, createFakePlatform(), '/quiz/1/broken');
    await expect(opened).rejects.toThrow('no questions');
    logged.mockRestore();
  });

  it('is unmounted after the previous test', async () => {
    expect(onScreen()).toBe('');
    const { close } = await renderEmbed(remote, createFakePlatform(), 'quiz/card@1', { teamId: 7 });
    expect(screen.getByText('team 7')).toBeInTheDocument();
    await close();
    expect(onScreen()).toBe('');
    await closeRemote();
  });

  it('rejects an unknown address and an unknown embed', async () => {
    const fake = createFakePlatform();
    await expect(renderRemote(remote, declaration, fake, '/chess')).rejects.toThrow(
      'no route of remote.json is /chess',
    );
    expect(() => renderEmbed(remote, fake, 'quiz/other@1', {})).toThrow('no embed quiz/other@1');
  });
});
