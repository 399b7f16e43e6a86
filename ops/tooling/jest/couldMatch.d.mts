export function couldMatch(
  selector: string,
  element: {
    readonly localName: string;
    readonly id: string;
    readonly classList: { contains(name: string): boolean };
  },
): boolean;
