import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';

/** Maximum number of root fields in a document: each costs reads, or a write, of its own. */
const MAX_ROOT_FIELDS = 5;

/** A rule of validation: fields of Query, Mutation and Subscription in a document, in fragments as well. */
export function limitRootFields(context: ValidationContext): ASTVisitor {
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
