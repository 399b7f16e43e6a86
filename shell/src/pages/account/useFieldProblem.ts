import { useText } from '@euro/platform/react';
import { fieldTexts } from '../texts/fieldTexts.js';

/** Gives the function from a form's error to its sentence. */
export function useFieldProblem(): (error: { readonly type?: unknown } | undefined) => string | undefined {
  const say = useText(fieldTexts);
  return (error) => (isProblem(error?.type) ? say(error.type) : undefined);
}

function isProblem(type: unknown): type is keyof typeof fieldTexts.nl {
  return typeof type === 'string' && type in fieldTexts.nl;
}
