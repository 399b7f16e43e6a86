import { Button, Cluster, Countdown, Field, PasswordField, Section, TextLink } from '@euro/design-system';
import { exampleNow, stoppedClock } from '@euro/design-system/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { InfoCard, InfoCards } from '../home/cards/InfoCard.js';
import { CompareTable } from '../home/compare/CompareTable.js';
import { CompareLayout, PremiumCard } from '../home/compare/PremiumCard.js';
import { TodayStrip } from '../home/today/TodayStrip.js';
import { Hero, HeroCard } from './Hero.js';

const matches = [
  ['CRO', 'Kroatië', 'ALB', 'Albanië', '15:00', 'Hamburg'],
  ['GER', 'Duitsland', 'HUN', 'Hongarije', '18:00', 'Stuttgart'],
  ['SCO', 'Schotland', 'SUI', 'Zwitserland', '21:00', 'Köln'],
].map(([home = '', homeName = '', away = '', awayName = '', time = '', place]) => ({
  id: home,
  home: { nation: home, name: homeName },
  away: { nation: away, name: awayName },
  time,
  place,
  label: `${homeName} – ${awayName}, ${time}, ${place}`,
  href: `#${home}`,
}));

const rows = [
  ['Eigen team met 15 spelers', true],
  ['Boosters', true],
  ['Automatische wissels', true],
  ['Transfers', true],
  ['Kroon naast je naam', false],
  ['Geavanceerde stats', false],
  ['Power subs', false],
  ['Minicompetitie maken met chat', false],
] as const;

const meta = {
  title: 'Frame/Home',
  component: Hero,
  args: { title: '', lead: '' },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  render: () => (
    <main>
      <Hero
        title={
          <>
            <span>Heel Europa kijkt.</span> <em>Jij stelt op.</em>
          </>
        }
        lead="Kies 15 spelers en één bondscoach binnen € 100 mln. Je basisploeg scoort punten, je kapitein telt ×1,5."
        deadlineTitle="Deadline speeldag 2"
        deadlineDate="wo 19/06 · 15.00 u."
        countdown={
          <Countdown
            look="hero"
            now={stoppedClock}
            deadline={exampleNow + (4 * 3600 + 47 * 60 + 12) * 1000}
            units={{ days: 'dagen', hours: 'uren', minutes: 'minuten', seconds: 'seconden' }}
            spoken={() => 'Nog 4 uur en 47 minuten tot de deadline van speeldag 2'}
          />
        }
      >
        <HeroCard aria-label="Aanmelden">
          <h2>Aan de slag</h2>
          <Field label="E-mailadres" type="email" placeholder="naam@voorbeeld.be" autoComplete="email" />
          <PasswordField label="Wachtwoord" showLabel="Toon wachtwoord" placeholder="••••••••" />
          <Button block>Aanmelden</Button>
          <Cluster $justify="space-between">
            <TextLink href="#register">Account maken</TextLink>
            <TextLink href="#forgot">Wachtwoord vergeten?</TextLink>
          </Cluster>
        </HeroCard>
      </Hero>
      <TodayStrip title="Vandaag" detail="woensdag 19/06/24 · speeldag 2" matches={matches} />
      <Section title="Zo speel je">
        <InfoCards>
          <InfoCard
            numeral="15"
            art="squad"
            title="15 spelers, één coach"
            text="Eén doelman in de basis, 3 tot 5 verdedigers en nooit te veel spelers van hetzelfde land."
          />
          <InfoCard
            numeral="×1,5"
            art="captain"
            title="Je kapitein telt extra"
            text="Speelt hij niet? Dan neemt je vice-kapitein automatisch over."
          />
          <InfoCard
            numeral="2"
            art="transfers"
            title="Transfers per speeldag"
            text="Wat je niet gebruikt, spaar je op. Niets gaat verloren."
          />
          <InfoCard
            numeral="VS"
            art="friends"
            title="Speel tegen je vrienden"
            text="Daag collega’s, familie of de hele kantine uit in een minicompetitie."
          />
        </InfoCards>
      </Section>
      <Section>
        <CompareLayout>
          <PremiumCard
            title="Het hele spel is gratis. Premium gaat dieper."
            text="Meespelen kost niets. Wie ons wil steunen, krijgt er extra’s bij."
            price="9,90"
            priceNote="eenmalig, geen abonnement"
          />
          <CompareTable
            caption="Gratis en Premium vergeleken"
            head="Wat zit erin"
            free={{ title: 'Gratis', price: '€ 0' }}
            premium={{ title: 'Premium', price: '€ 9,90' }}
            rows={rows.map(([text, free]) => ({ text, free, premium: true }))}
            yesLabel="inbegrepen"
            noLabel="niet inbegrepen"
          />
        </CompareLayout>
      </Section>
    </main>
  ),
};

/** While matches are played: score, minute and a dot. */
export const Playing: Story = {
  render: () => (
    <main>
      <Hero title="Heel Europa kijkt." lead="Kies 15 spelers." deadlineTitle="Deadline speeldag 3" />
      <TodayStrip
        title="Vandaag"
        detail="woensdag 19/06/24 · speeldag 2"
        matches={matches.map((match, at) =>
          at === 1 ? { ...match, time: '1–0', place: "34'", live: true } : match,
        )}
      />
    </main>
  ),
};
