import * as z from 'zod';
import { compareSchemas } from './compareSchemas.js';
import type { JsonSchema } from './jsonSchema.js';

const written = (schema: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(schema, { io }) as JsonSchema;
const messages = (changes: ReturnType<typeof compareSchemas>) =>
  changes.map(({ path, what }) => `${path} ${what}`);

const answers = (before: z.ZodType, now: z.ZodType) =>
  messages(compareSchemas(written(before, 'output'), written(now, 'output'), 'output', 'answer'));
const bodies = (before: z.ZodType, now: z.ZodType) =>
  messages(compareSchemas(written(before, 'input'), written(now, 'input'), 'input', 'body'));

const name = z.object({ name: z.string() });
const state = z.discriminatedUnion('status', [
  z.object({ status: z.literal('live'), minute: z.int() }),
  z.object({ status: z.literal('final'), score: z.string() }),
]);

describe('a response breaks its readers', () => {
  it.each<[string, z.ZodType, z.ZodType, string]>([
    ['a field is removed', name, z.object({}), 'answer.name was removed'],
    ['a field becomes optional', name, name.partial(), 'answer.name may now be missing'],
    [
      'a field becomes nullable',
      name,
      z.object({ name: z.string().nullable() }),
      'answer.name may now be null, where it was a string',
    ],
    [
      'a field is of another type',
      name,
      z.object({ name: z.number() }),
      'answer.name may now be a number, where it was a string',
    ],
    [
      'a list gets a new value',
      z.enum(['red', 'blue']),
      z.enum(['red', 'blue', 'green']),
      'answer may now be "green", where it was one of a list',
    ],
    [
      'whole numbers get fractions',
      z.int(),
      z.number(),
      'answer may now be a number, where it was an integer',
    ],
    ['a value can be anything', z.string(), z.unknown(), 'answer may now be anything, where it was a string'],
    ['a time has another format', z.iso.datetime(), z.string(), 'answer is no longer written as date-time'],
    ['an item of a list loses a field', z.array(name), z.array(z.object({})), 'answer[].name was removed'],
    [
      'a value of a map loses a field',
      z.record(z.string(), name),
      z.record(z.string(), z.object({})),
      'answer.*.name was removed',
    ],
    [
      'one case of several loses a field',
      state,
      z.discriminatedUnion('status', [
        z.object({ status: z.literal('live') }),
        z.object({ status: z.literal('final'), score: z.string() }),
      ]),
      'answer.minute was removed',
    ],
    [
      'there is a new case',
      state,
      z.union([state, z.object({ status: z.literal('void'), minute: z.int() })]),
      'answer.status may now be "void", where it was one of a list',
    ],
  ])('when %s', (_, before, now, sentence) => {
    expect(answers(before, now)).toEqual([sentence]);
  });
});

describe('a response breaks no reader', () => {
  it.each<[string, z.ZodType, z.ZodType]>([
    ['when it is the same', state, state],
    ['when it has more fields', name, name.extend({ age: z.int() })],
    ['when a field becomes required', name.partial(), name],
    ['when it is no longer nullable', z.string().nullable(), z.string()],
    ['when a value is removed', z.enum(['red', 'blue']), z.enum(['red'])],
    ['when fractions become whole', z.number(), z.int()],
    ['when it may be longer', z.string().max(5), z.string().max(9)],
    ['when a case is removed', state, z.object({ status: z.literal('final'), score: z.string() })],
    ['when a text is one of a list', z.string(), z.enum(['red'])],
  ])('%s', (_, before, now) => {
    expect(answers(before, now)).toEqual([]);
  });
});

describe('a request breaks its callers', () => {
  it.each<[string, z.ZodType, z.ZodType, string]>([
    ['a new field becomes required', name, name.extend({ age: z.int() }), 'body.age must now be there'],
    ['a field becomes required', name.partial(), name, 'body.name must now be there'],
    ['a field is ignored', name, z.object({}), 'body.name is no longer looked at'],
    ['null is refused', z.string().nullable(), z.string(), 'body may no longer be null'],
    ['a type is refused', z.union([z.string(), z.int()]), z.string(), 'body may no longer be an integer'],
    ['a value is refused', z.enum(['red', 'blue']), z.enum(['red']), 'body may no longer be "blue"'],
    [
      'a text must be shorter',
      z.string().max(9),
      z.string().max(5),
      'body is held to maxLength 5, where 9 was',
    ],
    [
      'a text must be longer',
      z.string(),
      z.string().min(2),
      'body is held to minLength 2, where nothing was',
    ],
    [
      'a number must be larger',
      z.number().min(0),
      z.number().min(1),
      'body is held to minimum 1, where 0 was',
    ],
    [
      'a pattern becomes required',
      z.string(),
      z.string().regex(/^a/),
      'body is held to pattern ^a, where nothing was',
    ],
    [
      'a format becomes required',
      z.string(),
      z.iso.datetime(),
      'body is held to format date-time, where nothing was',
    ],
    [
      'fractions are refused',
      z.number().min(0).max(9),
      z.int().min(0).max(9),
      'body may no longer be a number',
    ],
  ])('when %s', (_, before, now, sentence) => {
    expect(bodies(before, now)).toEqual([sentence]);
  });
});

describe('a request breaks no caller', () => {
  it.each<[string, z.ZodType, z.ZodType]>([
    ['when it may contain more', name, name.extend({ age: z.int().optional() })],
    ['when a new field has a default', name, name.extend({ age: z.int().default(7) })],
    ['when a field becomes optional', name, name.partial()],
    ['when more values are accepted', z.enum(['red']), z.enum(['red', 'blue'])],
    ['when a text may be longer', z.string().max(5), z.string().max(9)],
    ['when any text is accepted', z.enum(['red']), z.string()],
    ['when null is accepted', z.string(), z.string().nullable()],
  ])('%s', (_, before, now) => {
    expect(bodies(before, now)).toEqual([]);
  });
});
