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
    ['the current one, without a version range', ['react', 'rxjs'], undefined],
    ['an earlier one of the same major version', ['react'], { react: '^19.0.0' }],
    ['any of the major version, a minor ahead of the portal', ['react'], { react: '^19.0.0' }],
    ['one of two major versions', ['react'], { react: '^18.0.0 || ^19.0.0' }],
    ['one below 1.0 of the same minor version', [], { young: '^0.4.0' }],
  ])('is accepted when it is %s', (_, shared, requires) => {
    expect(judge(shared, requires)).not.toThrow();
  });

  it.each<[string, string[], Record<string, string> | undefined, string]>([
    ['an unshared module', ['jquery'], undefined, 'wants jquery , the portal has none'],
    [
      'a module that only a later page requires',
      [],
      { jquery: '^3.0.0' },
      'wants jquery ^3.0.0, the portal has none',
    ],
    [
      'an earlier major version',
      ['react'],
      { react: '^18.3.0' },
      'wants react ^18.3.0, the portal has 19.3.1',
    ],
    ['a later one than the portal’s', [], { react: '^19.9.0' }, 'wants react ^19.9.0, the portal has 19.3.1'],
    ['a later major version', [], { rxjs: '^8.0.0' }, 'wants rxjs ^8.0.0, the portal has 7.8.2'],
    [
      'another minor version of one below 1.0',
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
