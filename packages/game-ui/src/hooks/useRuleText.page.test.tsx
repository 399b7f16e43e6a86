import { competitionRules } from '@euro/game';
import { PlatformProvider } from '@euro/platform/react';
import { createFakePlatform, exampleSettings } from '@euro/platform/testing';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { exampleWorld } from '../testing/exampleWorld.js';
import { WithWorld } from '../testing/WithWorld.js';
import { useRuleText } from './useRuleText.js';

const LIMITS = [
  { min: 0, max: 0 },
  { min: 1, max: 1 },
  { min: 2, max: 4 },
  { min: 2, max: 4 },
  { min: 1, max: 2 },
];

it('broken rules of another layout are reported with its own numbers', () => {
  const settings = {
    ...exampleSettings,
    ...{ lineupSize: 9, benchSize: 3, squadLayout: [0, 2, 4, 4, 2], formationLimits: LIMITS },
  } as typeof exampleSettings;
  const example = exampleWorld();
  const fake = createFakePlatform({ settings });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformProvider platform={fake.platform}>
      <WithWorld world={{ ...example, rules: competitionRules(settings) }}>{children}</WithWorld>
    </PlatformProvider>
  );
  const { result } = renderHook(() => useRuleText(), { wrapper });
  const say = (code: string, params = {}) => result.current({ code, params });
  expect(say('formation', { goalkeepers: 1, defenders: 1, midfielders: 5, forwards: 2 })).toBe(
    'Deze formatie mag niet: 2–4 verdedigers, 2–4 middenvelders, 1–2 aanvallers',
  );
  expect(say('squad-layout', { positionId: 3, expected: 4, actual: 5 })).toBe(
    'In je kern horen 4 middenvelders',
  );
  expect(say('coach-count', { expected: 0, starting: 1, bench: 0 })).toBe('Hier speel je zonder coach');
  expect(say('bench-composition', { expected: 0, goalkeepers: 1 })).toBe('Doelmannen op je bank: precies 0');
  expect(say('player-locked', { playerIds: [110] })).toMatch(
    /^De match van \S.* is begonnen: die plaats ligt vast$/,
  );
  expect(say('starting-size', { expected: 9, actual: 8 })).toBe('Je basisploeg telt 9 namen');
  expect(say('bench-size', { expected: 3, actual: 4 })).toBe('Op je bank zitten 3 spelers');
});
