import { API_CONTRACT, type Endpoint, endpoints, errorBody, refusalsOf } from '@euro/api-contract';
import * as z from 'zod';
import { describeChat } from './describeChat.js';
import { describeRefusals, TOO_SLOW } from './describeRefusals.js';
import { describeShare } from './describeShare.js';
import { describeStream } from './describeStream.js';

type Json = Record<string, unknown>;

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes a repeated call harmless: the same key with the same body answers what the first call answered and changes ' +
    'nothing; with another body or path it is refused. Remembered for 24 hours.',
  schema: { type: 'string', pattern: '^[!-~]{1,100}$' },
};

const ADMISSION_TICKET: Json = {
  name: 'Admission-Ticket',
  in: 'header',
  required: false,
  description:
    'The `ticket` in the `details` of a 503 that this very call was answered, for a minute: it takes its old place in the ' +
    'line (`place`, about `seconds` to go) and counts at the moment at which the server had first received it.',
  schema: { type: 'string' },
};

const SIGNATURE: readonly Json[] = [
  ['webhook-id', 'The name of the message.'],
  ['webhook-timestamp', 'When it was sent, in seconds since 1970; five minutes off at most.'],
  [
    'webhook-signature',
    '`v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`; several with spaces between.',
  ],
].map(([name, description]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
}));

const NOT_MODIFIED: Json = {
  304: { description: 'The same as what `If-None-Match` names. Without a body.' },
};

/** The published API as an OpenAPI 3.1 document, made from the contract alone. */
export function buildOpenApi(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const [method = '', path = ''] = name.split(' ');
    paths[`/${path}`] = { ...paths[`/${path}`], [method.toLowerCase()]: describeCall(name, path, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'EuroManager',
      version: `${API_CONTRACT}.0.0`,
      description:
        'Fantasy football for tournaments and leagues. Every failed call answers `{ error: { code, message, details?, requestId } }`: ' +
        'rely on the code; the message is a sentence for people, in Dutch, English or an added language by Accept-Language. Data: StatsBomb.\n\n' +
        'Every answer says the number of this contract as `Euro-Contract`. A request may say the number it was written for: ' +
        'another than this one or the one before it is refused as `contract-unsupported`.\n\n' +
        'Calls tagged **open data** may be read from any site, without a key and without credentials; send the `ETag` back as ' +
        '`If-None-Match` and what is the same is not sent again. docs/guides/open-data.md in the source tells more.',
    },
    servers: [{ url: '/api' }],
    paths: { ...paths, ...describeStream(), ...describeChat(), ...describeShare() },
    components: {
      schemas: { Error: toJsonSchema(errorBody, 'output') },
      securitySchemes: {
        accessToken: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The short-lived access token, without "Bearer".',
        },
      },
    },
  };
}

function describeCall(name: string, path: string, endpoint: Endpoint): Json {
  return {
    operationId: operationId(name),
    summary: endpoint.summary,
    tags: [path.split('/')[0], ...(endpoint.openData ? ['open data'] : [])],
    ...security(endpoint),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(endpoint.keyed ? [IDEMPOTENCY_KEY] : []),
      ...(endpoint.keyed || endpoint.queued ? [ADMISSION_TICKET] : []),
      ...(endpoint.signed ? SIGNATURE : []),
    ],
    ...(endpoint.body ? { requestBody: requestBody(endpoint.body, endpoint) } : {}),
    responses: {
      200: {
        description: 'Done',
        content: describeContent(endpoint),
      },
      ...(name.startsWith('GET ') && NOT_MODIFIED),
      ...((endpoint.body || endpoint.multipart) && TOO_SLOW),
      ...describeRefusals(refusalsOf(name, endpoint)),
    },
  };
}

/** A file is JSON or an archive of its tables; one that is a text is a table itself. */
function describeContent({ file, response }: Endpoint): object {
  const schema = toJsonSchema(response, 'output');
  if (!file) return { 'application/json': { schema } };
  if (response instanceof z.ZodString) return { 'text/csv': { schema } };
  return {
    'application/json': { schema },
    'application/zip': { schema: { type: 'string', format: 'binary' } },
  };
}

/** `POST team/{id}/points/{weekId}` becomes `postTeamByIdPointsByWeekId`. */
function operationId(name: string): string {
  const [method = '', path = ''] = name.split(' ');
  const words = path
    .split(/[/-]/)
    .map((word) => word.replace(/^\{(\w+)\}$/, (_, parameter) => `by-${parameter}`));
  const capitalisedWords = words
    .flatMap((word) => word.split('-'))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return method.toLowerCase() + capitalisedWords.join('');
}

function security({ access }: Endpoint): Json {
  if (access === 'open') return {};
  return { security: access === 'session' ? [{ accessToken: [] }] : [{}, { accessToken: [] }] };
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: rest,
  }));
}

function requestBody(schema: z.ZodObject, { form, multipart }: Pick<Endpoint, 'form' | 'multipart'>): Json {
  if (multipart !== undefined) return multipartBody(schema, multipart);
  const content = { 'application/json': { schema: toJsonSchema(schema, 'input') } };
  const anyForm = { schema: { type: 'object' } };
  if (!form) return { required: true, content };
  return {
    required: false,
    content: { ...content, 'application/x-www-form-urlencoded': anyForm, 'multipart/form-data': anyForm },
  };
}

function multipartBody(schema: z.ZodObject, fileField: string): Json {
  const { properties, required, ...fields } = toJsonSchema(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const form = {
    ...fields,
    properties: { ...properties, [fileField]: file },
    required: [...(required ?? []), fileField],
  };
  return { required: true, content: { 'multipart/form-data': { schema: form } } };
}

/** Answers may gain fields, so unlike zod we don't forbid unknown ones to clients. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ jsonSchema }) {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
    },
  });
  return json;
}
