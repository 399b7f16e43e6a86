import '@euro/design-system/first-paint.css';
import '@euro/design-system/fonts.css';
import '@euro/design-system/preferences.css';
import { GlobalStyle } from '@euro/design-system';
import { remoteDeclaration } from '@euro/platform/manifest';
import declaration from 'declaration-on-stage';
import { createRoot } from 'react-dom/client';
import { Workbench } from './Workbench.js';

const element = document.getElementById('root');
if (!element) throw new Error('the page has no #root');
createRoot(element).render(
  <>
    <GlobalStyle />
    <Workbench declaration={remoteDeclaration.parse(declaration)} />
  </>,
);
