/** Fields of a response that replace the true ones: `{ amount: { currency: 'USD', value: '7.00' } }`. */
export type Misreport = Readonly<Record<string, unknown>>;

/** Wrong reports of payments, for tests; the ledger stays correct. */
export function createMisreports() {
  const byPayment = new Map<string, Misreport>();
  let next: Misreport | null = null;

  return {
    /** From now on; null ends it. */
    set(paymentId: string, misreport: Misreport | null): void {
      if (misreport === null) byPayment.delete(paymentId);
      else byPayment.set(paymentId, misreport);
    },
    /** For the next created payment only. */
    setNext(misreport: Misreport): void {
      next = misreport;
    },
    clear(): void {
      byPayment.clear();
      next = null;
    },
    onCreated(answer: Record<string, unknown>): Record<string, unknown> {
      const misreport = next;
      next = null;
      return { ...answer, ...misreport };
    },
    onRead(paymentId: string, answer: Record<string, unknown>): Record<string, unknown> {
      return { ...answer, ...byPayment.get(paymentId) };
    },
  };
}

export type Misreports = ReturnType<typeof createMisreports>;
