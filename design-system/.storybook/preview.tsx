import type { Decorator, Preview } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { configure } from 'storybook/test';
import '../src/theme/fonts.css';
import '../src/theme/preferences.css';
import { LiveRegion } from '../src/live-region/LiveRegion.js';
import { applyTheme, type ThemeChoice } from '../src/theme/applyTheme.js';
import { GlobalStyle } from '../src/theme/GlobalStyle.js';

// As in the tests of components: whole pages are slow on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const withProduct: Decorator = (Story, { globals }) => {
  useEffect(() => {
    applyTheme((globals.theme as ThemeChoice | undefined) ?? 'light');
    document.documentElement.lang = String(globals.locale ?? 'nl-BE');
  }, [globals.theme, globals.locale]);
  return (
    <LiveRegion>
      <GlobalStyle />
      <Story />
    </LiveRegion>
  );
};

const preview: Preview = {
  decorators: [withProduct],
  parameters: { layout: 'fullscreen', controls: { expanded: true }, backgrounds: { disable: true } },
  initialGlobals: { theme: 'light', locale: 'nl-BE' },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: ['light', 'dark', 'system'],
        dynamicTitle: true,
      },
    },
    locale: {
      toolbar: { title: 'Locale', icon: 'globe', items: ['nl-BE', 'en-GB'], dynamicTitle: true },
    },
  },
};

export default preview;
