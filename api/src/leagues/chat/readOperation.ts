import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  type OperationTypeNode,
  parse,
  specifiedRules,
  type ValidationContext,
  validate,
} from 'graphql';
import { Refusal } from '../../infra/errors.js';

/** Words of a document, all in all: the schema is flat, so with this its depth has a limit, too. */
const MAX_TOKENS = 1_000;
const MAX_PROBLEMS = 5;

export interface Operation {
  readonly document: DocumentNode;
  readonly kind: OperationTypeNode;
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
  return { document, kind: operation.operation };
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

/** Maximum number of root fields in a document: each costs reads, or a write, of its own. */
const MAX_ROOT_FIELDS = 5;

/** A rule of validation: fields of Query, Mutation and Subscription in a document, in fragments as well. */
function limitRootFields(context: ValidationContext): ASTVisitor {
  const schema = context.getSchema();
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  let count = 0;
  return {
    Field(node) {
      const parent = context.getParentType();
      const isRoot = [...roots].some((root) => root && root === parent);
      count += isRoot && node.name.value !== '__typename' ? 1 : 0;
      if (isRoot && count === MAX_ROOT_FIELDS + 1) {
        context.reportError(
          new GraphQLError(`At most ${MAX_ROOT_FIELDS} fields at the root.`, { nodes: node }),
        );
      }
    },
  };
}
