export { EmptyState, ErrorState } from '@euro/design-system';
export { failureSentences } from '@euro/platform/host';
export { StateWord } from './StateWord.js';
