import { comparePlatforms } from './comparePlatforms.js';
import type { PromisedPlatform } from './describePlatform.js';

const before: PromisedPlatform = {
  number: 2,
  manifest: {
    type: 'object',
    properties: { name: { type: 'string' }, uses: { type: 'array' } },
    required: ['name'],
  },
  modules: { react: { major: 19 }, rxjs: { major: 7, names: ['map', 'filter'] } },
  embeds: { 'transfers/panel@1': { teamId: 'number', week: 'number?' } },
  emits: ['team.saved@1'],
};

const messages = (now: Partial<PromisedPlatform>) =>
  comparePlatforms(before, { ...before, ...now }).map(({ where, what }) => `${where}: ${what}.`);

describe('a change of the platform breaks what was released', () => {
  it.each<[string, Partial<PromisedPlatform>, readonly string[]]>([
    [
      'a manifest requires more',
      { manifest: { ...before.manifest, required: ['name', 'uses'] } },
      ['manifest.json: manifest.uses must now be there.'],
    ],
    [
      'a shared module is removed',
      { modules: { react: { major: 19 } } },
      ['module rxjs: is no longer handed out.'],
    ],
    [
      'a shared module has another major version',
      { modules: { ...before.modules, react: { major: 20 } } },
      ['module react: is version 20, where it was 19.'],
    ],
    [
      'a shared module loses an export',
      { modules: { ...before.modules, rxjs: { major: 7, names: ['map'] } } },
      ['module rxjs: no longer has filter.'],
    ],
    ['an embed is removed', { embeds: {} }, ['embed transfers/panel@1: was removed.']],
    [
      'an embed requires more',
      { embeds: { 'transfers/panel@1': { teamId: 'number', week: 'number?', tab: 'string' } } },
      ['embed transfers/panel@1: must now be given tab.'],
    ],
    [
      'an embed reads fewer props, or others',
      { embeds: { 'transfers/panel@1': { teamId: 'string' } } },
      [
        'embed transfers/panel@1: wants teamId as string, where it was number.',
        'embed transfers/panel@1: no longer looks at week.',
      ],
    ],
    ['no remote emits an event', { emits: [] }, ['event team.saved@1: is emitted by no remote any more.']],
  ])('when %s', (_, now, sentences) => {
    expect(messages(now)).toEqual(sentences);
  });
});

describe('a change of the platform breaks nothing', () => {
  it.each<[string, Partial<PromisedPlatform>]>([
    ['when it is unchanged', {}],
    ['when all names of a module are exported', { modules: { react: { major: 19 }, rxjs: { major: 7 } } }],
    ['when a module is added', { modules: { ...before.modules, zod: { major: 4 } } }],
    [
      'when the next version of an embed is added',
      { embeds: { ...before.embeds, 'transfers/panel@2': { id: 'string' } } },
    ],
    [
      'when an embed requires less',
      { embeds: { 'transfers/panel@1': { teamId: 'number?', week: 'number?', tab: 'string?' } } },
    ],
    ['when more events are emitted', { emits: ['team.saved@1', 'team.closed@1'] }],
  ])('%s', (_, now) => {
    expect(messages(now)).toEqual([]);
  });
});
