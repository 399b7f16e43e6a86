/** Texts of the API in Dutch, English and added languages. */

export { CATALOGUES, defineTexts, type Translate } from './defineTexts.js';
export { nationName } from './nationName.js';
export {
  type AddedCode,
  addedCode,
  languageNamed,
  localeOf,
  storedLanguage,
  type TextLanguage,
  textLanguageOf,
  writtenLanguage,
} from './textLanguage.js';
export { addedCodes, addedLanguage, loadTranslations } from './translations.js';
export {
  eurosInWords,
  momentInWords,
  numberInWords,
  placeInWords,
  pointsInWords,
  weekdayInWords,
} from './wordsOf.js';
