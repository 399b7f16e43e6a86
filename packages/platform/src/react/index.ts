export {
  createTranslator,
  defineTexts,
  formatLocale,
  type Texts,
  type TextValues,
  type Translate,
} from './createTranslator.js';
export { defineReactRemote } from './defineReactRemote.js';
export { Embed } from './Embed.js';
export { type LazyPage, lazyPage } from './lazyPage.js';
export { PlatformProvider, usePlatform } from './PlatformProvider.js';
export { PortalLink } from './PortalLink.js';
export { PortalRouter } from './PortalRouter.js';
export { useShared } from './useShared.js';
export { useLocale, useText } from './useText.js';
