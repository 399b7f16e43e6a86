import { AgainCards } from './AgainCards.js';
import { AgainElsewhere } from './AgainElsewhere.js';

export interface AgainProps {
  /** The league of a competition that is over, for its admin; without it, what can begin again here. */
  readonly over?: string;
}

/** Beginning a league again. */
export function Again({ over }: AgainProps) {
  return over === undefined ? <AgainCards /> : <AgainElsewhere name={over} />;
}
