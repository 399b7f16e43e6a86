import { requireProvided } from './createFederation.js';

const get = async () => ({});
const provided = {
  react: { version: '19.3.1', get },
  rxjs: { version: '7.8.2', get },
  young: { version: '0.4.2', get },
};
const judge = (shared: string[], requires?: Record<string, string>) => () =>
  requireProvided({ name: 'mf-team', shared, requires }, provided);

describe('a module that a remote requires', () => {
  it.each<[string, string[], Record<string, string> | undefined]>([
    ['nothing', [], {}],
    ['what is there, without a word about versions', ['react', 'rxjs'], undefined],
    ['an earlier one of the same main version', ['react'], { react: '^19.0.0' }],
    ['any of the main version, a minor ahead of the portal', ['react'], { react: '^19.0.0' }],
    ['one of two main versions', ['react'], { react: '^18.0.0 || ^19.0.0' }],
    ['a young one of the same second number', [], { young: '^0.4.0' }],
  ])('is accepted when it is %s', (_, shared, requires) => {
    expect(judge(shared, requires)).not.toThrow();
  });

  it.each<[string, string[], Record<string, string> | undefined, string]>([
    ['a module nobody shares', ['jquery'], undefined, 'wants jquery , the portal has none'],
    [
      'a module that only a later page needs',
      [],
      { jquery: '^3.0.0' },
      'wants jquery ^3.0.0, the portal has none',
    ],
    [
      'an earlier main version',
      ['react'],
      { react: '^18.3.0' },
      'wants react ^18.3.0, the portal has 19.3.1',
    ],
    [
      'a later one than the portal has',
      [],
      { react: '^19.9.0' },
      'wants react ^19.9.0, the portal has 19.3.1',
    ],
    ['a later main version', [], { rxjs: '^8.0.0' }, 'wants rxjs ^8.0.0, the portal has 7.8.2'],
    [
      'another second number of a young one',
      [],
      { young: '^0.5.0' },
      'wants young ^0.5.0, the portal has 0.4.2',
    ],
  ])('fails with share-refused when it is %s', (_, shared, requires, words) => {
    expect(judge(shared, requires)).toThrow(
      expect.objectContaining({ code: 'share-refused', message: expect.stringContaining(words) }),
    );
  });
});
