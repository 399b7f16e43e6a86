import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { Refusal } from '../../infra/errors.js';
import { limitRootFields } from './limitRootFields.js';

/** Words of a document, all in all: the schema is flat, so with this its depth has a limit, too. */
const MAX_TOKENS = 1_000;
const MAX_PROBLEMS = 5;

export interface Operation {
  readonly document: DocumentNode;
  readonly isSubscription: boolean;
}

/**
 * Reads and validates a document.
 * @param isOpen whether introspection is allowed
 * @throws `invalid-input` with GraphQL's messages
 */
export function readOperation(
  schema: GraphQLSchema,
  { query, operationName = null }: { readonly query: string; readonly operationName?: string | null },
  isOpen: boolean,
): Operation {
  const document = parseDocument(query);
  const rules = [...specifiedRules, limitRootFields, ...(isOpen ? [] : [NoSchemaIntrospectionCustomRule])];
  const problems = validate(schema, document, rules, { maxErrors: MAX_PROBLEMS, hideSuggestions: !isOpen });
  if (problems.length > 0) throw refuse(problems);
  const operation = getOperationAST(document, operationName);
  if (!operation) throw new Refusal('invalid-input', { problems: ['Name one operation of the document.'] });
  return { document, isSubscription: operation.operation === OperationTypeNode.SUBSCRIPTION };
}

function parseDocument(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    throw refuse([error as GraphQLError]);
  }
}

function refuse(problems: readonly Pick<GraphQLError, 'message'>[]): Refusal {
  return new Refusal('invalid-input', { problems: problems.map(({ message }) => message) });
}
