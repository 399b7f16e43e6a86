import { ButtonLink, WideOnly } from '@euro/design-system';
import { exampleNow, stoppedClock } from '@euro/design-system/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { AccountBadge } from './AccountBadge.js';
import { DeadlineChip } from './DeadlineChip.js';
import { HeaderBar } from './HeaderBar.js';
import { LanguageSwitch, ThemeSwitch } from './HeaderTools.js';
import { MainNav } from './MainNav.js';
import { Wordmark } from './Wordmark.js';

const items = ['Home', 'Punten', 'Team', 'Transfers', 'Minicompetitie', 'Stats', 'Rangschikking'].map(
  (text) => ({ text, href: `#${text}`, current: text === 'Rangschikking' }),
);
const languages = { nl: { name: 'Nederlands' }, en: { name: 'English' } };

function Header({ guest = false }: { guest?: boolean }) {
  const [language, setLanguage] = useState('nl');
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const visibleItems = guest
    ? ['Home', 'Stats', 'Rangschikking', 'Matchen', 'Spelregels', 'Prijzen'].map((text) => ({
        text,
        href: `#${text}`,
        current: text === 'Home',
      }))
    : items;
  return (
    <>
      <HeaderBar
        skipText="Naar de inhoud"
        skipTo="content"
        wordmark={<Wordmark href="#" label="EuroManager, naar home" game="EuroManager" />}
        nav={
          <MainNav
            label="Hoofdmenu"
            moreText="Meer"
            items={guest ? visibleItems : [...visibleItems, { href: '#rules', text: 'Spelregels' }]}
          />
        }
      >
        {!guest && (
          <DeadlineChip
            href="#"
            locale="nl-BE"
            deadline={exampleNow + 28 * 3_600_000}
            now={stoppedClock}
            matchday="SD 6"
            spoken={() => 'Deadline speeldag 6 over 1 dag en 4 uur'}
          />
        )}
        <LanguageSwitch label="Taal" languages={languages} value={language} onChange={setLanguage} />
        <WideOnly>
          <ThemeSwitch label="Donker thema" theme={theme} onChange={setTheme} />
          {guest ? (
            <ButtonLink variant="ghost" size="small" href="#login">
              Aanmelden
            </ButtonLink>
          ) : (
            <AccountBadge href="#" label="Profiel van Lotte" seed="lotte" initials="LV" />
          )}
        </WideOnly>
      </HeaderBar>
      <main id="content" style={{ minHeight: 260 }} />
    </>
  );
}

const meta = { title: 'Frame/Header', component: Header } satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {};
export const Guest: Story = { args: { guest: true } };
