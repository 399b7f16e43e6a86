/** Messages of one day, oldest first. */
export interface ChatDayGroup<M> {
  readonly day: string;
  readonly messages: readonly M[];
}

/**
 * Groups messages, which are in order, by the day they were written on.
 * @param dayOf writes the day of a message as it is shown
 */
export function groupByChatDay<M>(
  messages: readonly M[],
  dayOf: (message: M) => string,
): readonly ChatDayGroup<M>[] {
  const groups: { day: string; messages: M[] }[] = [];
  for (const message of messages) {
    const day = dayOf(message);
    const last = groups.at(-1);
    if (last?.day === day) last.messages.push(message);
    else groups.push({ day, messages: [message] });
  }
  return groups;
}
