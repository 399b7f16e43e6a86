import { Card, PageBody, Wrap } from '@euro/design-system';
import { toTenths } from '@euro/game';
import { defineReactRemote } from '@euro/platform/react';
import { RemotePage } from '@euro/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentType } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { usePlayerMarket } from './hooks/usePlayerMarket.js';
import { FixtureDifficulty } from './parts/FixtureDifficulty.js';
import { PlayerMarket } from './parts/PlayerMarket.js';
import { RemoteFrame } from './parts/RemoteFrame.js';
import { WeekStrip } from './parts/WeekStrip.js';
import { WithWorld } from './testing/WithWorld.js';

const route = '/story';

/** These parts inside the frame of every section. */
function story(Part: ComponentType): StoryObj {
  const Page = () => (
    <Wrap>
      <PageBody as="div">
        <WithWorld>
          <Part />
        </WithWorld>
      </PageBody>
    </Wrap>
  );
  const remote = defineReactRemote({ pages: { [route]: Page }, Providers: RemoteFrame });
  return { render: () => <RemotePage remote={remote} arrangement={{}} route={route} /> };
}

const meta: Meta = { title: 'Game/Parts' };
export default meta;

export const Matchdays = story(() => <WeekStrip selected={1} />);

export const Difficulties = story(() => (
  <Card>
    {([1, 2, 3, 4, 5] as const).map((level) => (
      <p key={level}>
        <FixtureDifficulty level={level} />
      </p>
    ))}
  </Card>
));

export const Market: StoryObj = {
  ...story(() => (
    <PlayerMarket
      market={usePlayerMarket({})}
      weekId={2}
      title="Wie komt erin?"
      adviceOf={({ name }) => ({ action: 'add', actionLabel: `Haal ${name}` })}
      priceOf={({ value }) => toTenths(value)}
      onPick={() => {}}
      onOpen={() => {}}
    />
  )),
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole('list', { name: 'Alle spelers' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'kvara');
    await expect(await within(canvasElement).findByText(/^1–1 van 1$|1 speler/)).toBeVisible();
  },
};
