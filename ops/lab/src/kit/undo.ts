/** Steps that take back what a program has begun, the last one first. */
export class Undo {
  private readonly steps: (() => unknown)[] = [];

  push(step: () => unknown): void {
    this.steps.push(step);
  }

  run = async (): Promise<void> => {
    for (let step = this.steps.pop(); step; step = this.steps.pop()) await step();
  };
}
