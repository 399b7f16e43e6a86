interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Says where a declaration is wrong, one line a mistake: `routes.0.path: must be a path such as /team/:id`. */
export function describeIssues(error: { readonly issues: readonly Issue[] }): string[] {
  return error.issues.map(
    ({ path, message }) => `${path.map(String).join('.') || '(whole file)'}: ${message}`,
  );
}
