import { foldText } from './foldText.js';

it.each([
  ['Ødegård', 'odegard'],
  ['İSTANBUL Iğdır', 'istanbul igdir'],
  ['GROSS', 'groß'],
  ['Łukasz Fabiański', 'lukasz fabianski'],
  ['ﬁnale', 'FINALE'],
])('%s and %s are equal after folding', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

it('does not change other characters', () => {
  expect(foldText('100% van_Gaal! ⚽')).toBe('100% van_gaal! ⚽');
});
