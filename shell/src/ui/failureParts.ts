export { EmptyState, ErrorState, SectionFallback } from '@euro/design-system';
export { failureSentences } from '@euro/platform/host';
export { StateWord } from '../pages/home/today/StateWord.js';
