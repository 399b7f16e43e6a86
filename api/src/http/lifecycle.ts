/** Where this process is in its life: one that drains takes no new requests. */
export interface Lifecycle {
  isDraining: boolean;
}
