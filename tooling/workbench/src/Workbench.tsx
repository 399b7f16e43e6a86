import { token } from '@euro/design-system';
import type { RemoteDeclaration } from '@euro/platform/manifest';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Log } from './Log.js';
import { Strip, type Width } from './Strip.js';
import { readScene, type Scene, writeScene } from './scene.js';
import { useLog } from './useLog.js';

const Page = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) minmax(120px, 24vh);
  height: 100dvh;
  background: ${token.sunken};
`;

const Place = styled.section`
  min-width: 0;
  overflow: auto;
  padding: 12px;
`;

const Frame = styled.iframe`
  display: block;
  height: 100%;
  margin: 0 auto;
  border: 0;
  background: ${token.canvas};
  box-shadow: 0 0 0 1px ${token.line};
`;

/** One remote without the portal: a strip to put it in every situation, the stage it stands on, and what it does. */
export function Workbench({ declaration }: { declaration: RemoteDeclaration }) {
  const { name, routes, embeds } = declaration;
  const pieces = [...routes.map(({ path }) => path), ...embeds.map(({ id }) => id)];
  const [scene, setScene] = useState(() => readScene(window.location.hash, pieces[0] ?? '/'));
  const [width, setWidth] = useState<Width>('full');
  const { entries, clear } = useLog();

  const [first] = useState(() => `/__dev/${name}/stage${writeScene(scene)}`);
  const show = (next: Scene) => {
    setScene(next);
    window.history.replaceState(null, '', writeScene(next));
    const stage = document.querySelector<HTMLIFrameElement>('iframe')?.contentWindow;
    // Only what stands behind # changes: the page in it stays.
    stage?.location.replace(`/__dev/${name}/stage${writeScene(next)}`);
  };
  useEffect(() => {
    document.title = `${name} · alone`;
  }, [name]);

  return (
    <Page>
      <Strip name={name} pieces={pieces} scene={scene} width={width} onScene={show} onWidth={setWidth} />
      <Place aria-label="Stage">
        <Frame
          title={`${name}: ${scene.piece}`}
          src={first}
          style={{ width: width === 'full' ? '100%' : `${width}px` }}
        />
      </Place>
      <Log entries={entries} onClear={clear} />
    </Page>
  );
}
