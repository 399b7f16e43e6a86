import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { competitionsDirectory } from '../../infra/competitionsDirectory.js';
import { storedSettings } from '../competition/storedSettings.js';
import { keepEditedSettings } from './keepEditedSettings.js';

const fileOf = (name: string) =>
  JSON.parse(readFileSync(join(competitionsDirectory(), 'euro2024', name), 'utf8'));
const { $schema: _, rules: scoring, ...multipliers } = fileOf('scoring.json');
const ofPack = storedSettings.parse({ ...fileOf('competition.json').settings, ...multipliers, scoring });

/** A budget of 85 million, set at the desk; the pack says 100. */
const stored = {
  settings: JSON.stringify({ ...ofPack, budget: 85 }),
  editedSettings: JSON.stringify({ budget: 100 }),
};
/** Ten players of each position. @param value of each, tenths of a million */
const playersFor = (value: number) =>
  Array.from({ length: 50 }, (_, index) => ({ positionId: index % 5, value }));
const importWith = (value: number, take = false) =>
  keepEditedSettings(
    stored,
    { settings: JSON.stringify(ofPack), players: playersFor(value) } as Parameters<
      typeof keepEditedSettings
    >[1],
    take,
  );

describe('a budget that an operator lowered', () => {
  it('is kept, and named, while a squad is paid for', () => {
    const { settings, warnings } = importWith(50);
    expect(JSON.parse(settings)).toMatchObject({ budget: 85 });
    expect(warnings).toEqual(['The setting budget stays 85, as an operator set it; the pack says 100.']);
  });

  it('refuses an import with dearer players, and says who set it and what to do', () => {
    expect(() => importWith(60)).toThrow(
      expect.objectContaining({
        problems: [
          {
            ...{ file: 'competition.json', line: null, column: 'settings.budget' },
            message: expect.stringMatching(
              /Operators set budget: change that at the desk, or take the pack's settings\.$/,
            ),
          },
        ],
      }),
    );
  });

  it('gives way to the pack’s when that is asked for', () => {
    expect(JSON.parse(importWith(60, true).settings)).toMatchObject({ budget: 100 });
  });
});
