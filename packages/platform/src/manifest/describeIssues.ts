interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Formats validation issues, one line each: `routes.0.path: must be a path such as /team/:id`. */
export function describeIssues(error: { readonly issues: readonly Issue[] }): string[] {
  return error.issues.map(
    ({ path, message }) => `${path.map(String).join('.') || '(whole file)'}: ${message}`,
  );
}
