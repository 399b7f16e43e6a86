import { bareButton, IconButton, media, token } from '@euro/design-system';
import { Contrast } from 'lucide-react';
import styled, { css } from 'styled-components';

const Group = styled.fieldset`
  display: flex;
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
`;

const Others = styled.div`
  display: none;
  ${media.laptop} { display: contents; }
`;

const Toggle = styled.div`
  ${media.laptop} { display: none; }
`;

const languageButton = css`
  ${bareButton}
  display: grid;
  place-items: center;
  min-width: 44px;
  height: 44px;
  border-radius: 8px;
  & + & { margin-left: -6px; }
  span { padding: 3px 7px; border-radius: 5px; font-size: 0.875rem; font-weight: 700; color: ${token.onNightSoft}; }
  &:hover span { color: #fff; }
  &[aria-pressed='true'] span { background: ${token.nightLift}; color: #fff; }
  &:focus-visible { outline-offset: -2px; }
`;

const LanguageButton = styled.button`
  ${languageButton}
`;

const ToggleButton = styled.button`
  ${languageButton}
  && span { background: ${token.nightLift}; color: #fff; }
`;

/** Props of {@link LanguageSwitch}. */
export interface LanguageSwitchProps {
  /** "Taal". */
  label: string;
  /** By code, with their names in themselves: "Nederlands". */
  languages: Readonly<Record<string, { readonly name: string }>>;
  /** The code of the current one. */
  value: string;
  onChange: (code: string) => void;
}

/** NL and EN, of which one is pressed; below 1024 px only the current one, which turns to the next. */
export function LanguageSwitch({ label, languages, value, onChange }: LanguageSwitchProps) {
  const codes = Object.keys(languages);
  const next = codes[(codes.indexOf(value) + 1) % codes.length] ?? value;
  return (
    <Group aria-label={label}>
      <Toggle>
        <ToggleButton
          type="button"
          lang={next}
          aria-label={`${value.toUpperCase()} → ${languages[next]?.name}`}
          onClick={() => onChange(next)}
        >
          <span>{value.toUpperCase()}</span>
        </ToggleButton>
      </Toggle>
      <Others>
        {codes.map((code) => (
          <LanguageButton
            key={code}
            type="button"
            lang={code}
            aria-pressed={code === value}
            aria-label={`${code.toUpperCase()} ${languages[code]?.name}`}
            onClick={() => onChange(code)}
          >
            <span>{code.toUpperCase()}</span>
          </LanguageButton>
        ))}
      </Others>
    </Group>
  );
}

/** Props of {@link ThemeSwitch}. */
export interface ThemeSwitchProps {
  /** "Donker thema". */
  label: string;
  theme: 'light' | 'dark';
  onChange: (theme: 'light' | 'dark') => void;
}

/** Turns the dark theme on and off. */
export function ThemeSwitch({ label, theme, onChange }: ThemeSwitchProps) {
  const isDark = theme === 'dark';
  return (
    <IconButton
      label={label}
      variant="night"
      aria-pressed={isDark}
      icon={<Contrast size={20} aria-hidden />}
      onClick={() => onChange(isDark ? 'light' : 'dark')}
    />
  );
}
