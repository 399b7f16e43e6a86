import { renderHook } from '@testing-library/react';
import { useIsNews } from './useIsNews.js';

const LATER_MS = 1_001;

it('what a page misses before it opens is no news, and what it fetches later is', () => {
  const opened = Date.now();
  const { result, rerender } = renderHook(({ started }) => useIsNews(true, started), {
    initialProps: { started: undefined as number | undefined },
  });
  expect(result.current).toBe(false);
  rerender({ started: opened });
  expect(result.current).toBe(false);
  rerender({ started: Date.now() + LATER_MS });
  expect(result.current).toBe(true);
});

it('everything after its first points is news to a page that opens without any', () => {
  const { result, rerender } = renderHook(({ has }) => useIsNews(has, Date.now()), {
    initialProps: { has: false },
  });
  rerender({ has: true });
  expect(result.current).toBe(true);
});
