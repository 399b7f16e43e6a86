import type { Verdict } from './checkContracts.js';

/** Describes incompatible changes, whom they affect and what to do; empty without any. */
export function describeVerdicts(verdicts: readonly Verdict[]): string {
  return verdicts.map(describe).filter(Boolean).join('\n');
}

function describe(verdict: Verdict): string {
  const { part, number } = verdict;
  switch (verdict.state) {
    case 'compatible':
      return '';
    case 'unreleased':
      return `Contract ${number} of ${part.title} is not released yet: npm run contracts -- release\n`;
    case 'astray':
      return `The number of ${part.title} is ${number}, and ${verdict.latest} is released: raise it one at a time (${part.numberIn}).\n`;
    case 'lost':
      return `Of ${part.title} ${verdict.files.join(' and ')} ${verdict.files.length > 1 ? 'are' : 'is'} gone, though released: bring back what was committed. What was promised holds until nobody is served by it any more.\n`;
    case 'misserved':
      return `Of ${part.title} ${verdict.served.join(' and ')} ${verdict.served.length > 1 ? 'are' : 'is'} served, and ${verdict.required.join(' and ')} must be: remotes of the number before are still about (${part.servedIn}).\n`;
    case 'broken':
      return [
        `Contract ${number} of ${part.title} is released, and is broken here:`,
        '',
        ...verdict.breakages.flatMap(({ where, what, hurts, instead }) => [
          `  ${where}: ${what}.`,
          `    Hurts ${hurts}.`,
          `    ${instead}`,
        ]),
        '',
        `When it can't be done otherwise: raise ${part.numberIn} to ${number + 1}, go on serving ${number}, and release it`,
        'with npm run contracts -- release (docs/guides/contracts.md).',
        '',
      ].join('\n');
  }
}
