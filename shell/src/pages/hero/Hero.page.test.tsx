import { LiveDot } from '@euro/design-system';
import { render, screen, within } from '@testing-library/react';
import { InfoCard } from '../home/cards/InfoCard.js';
import { CompareTable } from '../home/compare/CompareTable.js';
import { TodayStrip } from '../home/today/TodayStrip.js';
import { Hero } from './Hero.js';
import { drawCrowd } from './stadium.js';

describe('home', () => {
  it('has a title and the deadline', () => {
    render(
      <Hero
        title={
          <>
            <span>Heel Europa kijkt.</span> <em>Jij stelt op.</em>
          </>
        }
        lead="Kies 15 spelers."
        deadlineTitle="Deadline speeldag 2"
        deadlineDate="wo 19/06 · 15.00 u."
      />,
    );
    expect(
      screen.getByRole('heading', { level: 1, name: 'Heel Europa kijkt. Jij stelt op.' }),
    ).toBeInTheDocument();
    expect(screen.getByText('wo 19/06 · 15.00 u.')).toBeInTheDocument();
  });

  it('lists the matches of today as links with text', () => {
    render(
      <TodayStrip
        title="Vandaag"
        detail="speeldag 2"
        matches={[
          {
            id: 1,
            home: { nation: 'CRO', name: 'Kroatië' },
            away: { nation: 'ALB', name: 'Albanië' },
            time: '15:00',
            label: 'Kroatië – Albanië, 15:00',
            href: '/match/14',
          },
        ]}
      />,
    );
    const today = within(screen.getByRole('region', { name: 'Vandaag' }));
    expect(today.getByRole('link', { name: 'Kroatië – Albanië, 15:00' })).toHaveAttribute(
      'href',
      '/match/14',
    );
  });

  it('marks a running match, beside its score and minute', () => {
    const { container } = render(
      <TodayStrip
        title="Vandaag"
        detail="speeldag 2"
        matches={[
          {
            id: 1,
            home: { nation: 'CRO', name: 'Kroatië' },
            away: { nation: 'ALB', name: 'Albanië' },
            time: '1–0',
            place: "34'",
            live: true,
            label: 'Kroatië – Albanië, 1–0, bezig, minuut 34',
          },
        ]}
      />,
    );
    expect(screen.getByText("34'").parentElement?.querySelector(LiveDot.toString())).not.toBeNull();
    expect(container.querySelectorAll(LiveDot.toString())).toHaveLength(1);
  });

  it.each(['squad', 'captain', 'transfers', 'friends'] as const)(
    'explains a rule with the %s drawing',
    (art) => {
      render(<InfoCard numeral="15" art={art} title="15 spelers" text="En één coach." />);
      expect(screen.getByRole('heading', { name: '15 spelers' })).toBeInTheDocument();
    },
  );

  it('compares free and premium in words, not in ticks alone', () => {
    render(
      <CompareTable
        caption="Gratis en Premium"
        head="Wat zit erin"
        free={{ title: 'Gratis', price: '€ 0' }}
        premium={{ title: 'Premium', price: '€ 9,90' }}
        rows={[{ text: 'Power subs', free: false, premium: true }]}
        yesLabel="inbegrepen"
        noLabel="niet inbegrepen"
      />,
    );
    expect(screen.getByRole('row', { name: 'Power subs niet inbegrepen inbegrepen' })).toBeInTheDocument();
  });
});

describe('the crowd', () => {
  it('is drawn identically every time', () => {
    const size = { width: 375, height: 975, phone: true };
    expect(drawCrowd(size)).toEqual(drawCrowd(size));
    expect(drawCrowd(size).length).toBeGreaterThan(3);
  });
});
