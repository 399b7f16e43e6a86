export { failureSentences } from '@euro/platform/host';
