import { API_CONTRACT, chatSchema, type Endpoint, endpoints, errorStatus } from '@euro/api-contract';
import type { JsonSchema } from '../schema/jsonSchema.js';
import { writeSchema } from '../schema/writeSchema.js';

/** The contract of one call. */
export interface PromisedCall {
  readonly access: Endpoint['access'];
  readonly role?: string;
  readonly keyed?: boolean;
  readonly openData?: boolean;
  readonly multipart?: string;
  readonly form?: boolean;
  readonly file?: boolean;
  readonly params?: JsonSchema;
  readonly query?: JsonSchema;
  readonly body?: JsonSchema;
  readonly response: JsonSchema;
  readonly errors: readonly string[];
}

/** The contract of the published API under a number. */
export interface PromisedApi {
  readonly number: number;
  readonly calls: Readonly<Record<string, PromisedCall>>;
  /** HTTP status of each code. */
  readonly errors: Readonly<Record<string, number>>;
  /** The chat's schema, in GraphQL. */
  readonly chat: string;
}

/** Describes the API from its sources. */
export function describeApi(): PromisedApi {
  return {
    number: API_CONTRACT,
    calls: Object.fromEntries(
      Object.entries<Endpoint>(endpoints).map(([name, call]) => [name, describeCall(call)]),
    ),
    errors: errorStatus,
    chat: chatSchema,
  };
}

function describeCall({ params, query, body, response, ...call }: Endpoint): PromisedCall {
  const { access, role, keyed, openData, multipart, form, file, errors } = call;
  return {
    access,
    ...(role && { role }),
    ...(keyed && { keyed }),
    ...(openData && { openData }),
    ...(multipart && { multipart }),
    ...(form && { form }),
    ...(file && { file }),
    ...(params && { params: writeSchema(params, 'input') }),
    ...(query && { query: writeSchema(query, 'input') }),
    ...(body && { body: writeSchema(body, 'input') }),
    response: writeSchema(response, 'output'),
    errors,
  };
}
