import { AgainCards } from './AgainCards.js';
import { AgainElsewhere } from './AgainElsewhere.js';

export interface AgainProps {
  /** The league of a finished competition, for its admin; without it, the leagues that can be created again here. */
  readonly over?: string;
}

/** Beginning a league again. */
export function Again({ over }: AgainProps) {
  return over === undefined ? <AgainCards /> : <AgainElsewhere name={over} />;
}
