import { render, screen } from '@testing-library/react';
import { LiveRegion } from './LiveRegion.js';
import { useSaid } from './useSaid.js';

function Speaker({ sentence, news }: { sentence: string | null; news?: boolean }) {
  useSaid(sentence, { news });
  return null;
}

function renderRegion(news?: boolean) {
  const region = (sentence: string | null) => (
    <LiveRegion>
      <Speaker sentence={sentence} news={news} />
    </LiveRegion>
  );
  const { rerender } = render(region(null));
  return (sentence: string | null) => {
    rerender(region(sentence));
    return screen.getByRole('status').textContent?.trim();
  };
}

describe('a status message', () => {
  it('is announced when it appears and when it changes', () => {
    const say = renderRegion();
    expect(say('5 spelers')).toBe('5 spelers');
    expect(say('3 spelers')).toBe('3 spelers');
  });

  it('is announced again when it reappears', () => {
    const say = renderRegion();
    const first = say('5 spelers');
    say(null);
    say('5 spelers');
    expect(screen.getByRole('status').textContent).not.toBe(first);
  });

  it('is not announced when it is the first', () => {
    const say = renderRegion(true);
    expect(say('1–0')).toBe('');
    expect(say('2–0')).toBe('2–0');
  });

  it('is not announced again after a short absence', () => {
    const say = renderRegion(true);
    say('1–0');
    say(null);
    expect(say('1–0')).toBe('');
  });
});
