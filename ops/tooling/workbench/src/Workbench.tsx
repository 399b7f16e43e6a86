import { token } from '@euro/design-system';
import type { RemoteDeclaration } from '@euro/platform/manifest';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Log } from './Log.js';
import { readScenario, type Scenario, writeScenario } from './scenario.js';
import { Toolbar, type Width } from './Toolbar.js';
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

/** One remote without the portal: a toolbar for its scenario, the stage that mounts it, and a log of its actions. */
export function Workbench({ declaration }: { declaration: RemoteDeclaration }) {
  const { name, routes, embeds } = declaration;
  const pieces = [...routes.map(({ path }) => path), ...embeds.map(({ id }) => id)];
  const [scenario, setScenario] = useState(() => readScenario(window.location.hash, pieces[0] ?? '/'));
  const [width, setWidth] = useState<Width>('full');
  const { entries, clear } = useLog();

  const [first] = useState(() => `/__dev/${name}/stage${writeScenario(scenario)}`);
  const show = (next: Scenario) => {
    setScenario(next);
    window.history.replaceState(null, '', writeScenario(next));
    const stage = document.querySelector<HTMLIFrameElement>('iframe')?.contentWindow;
    // Only the hash changes: the page in it stays.
    stage?.location.replace(`/__dev/${name}/stage${writeScenario(next)}`);
  };
  useEffect(() => {
    document.title = `${name} · alone`;
  }, [name]);

  return (
    <Page>
      <Toolbar
        name={name}
        pieces={pieces}
        scenario={scenario}
        width={width}
        onScenario={show}
        onWidth={setWidth}
      />
      <Place aria-label="Stage">
        <Frame
          title={`${name}: ${scenario.piece}`}
          src={first}
          style={{ width: width === 'full' ? '100%' : `${width}px` }}
        />
      </Place>
      <Log entries={entries} onClear={clear} />
    </Page>
  );
}
