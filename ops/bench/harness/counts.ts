/** How often each answer came, as it is printed: `12 × 200, 3 × 429`. */
export function createCounts() {
  const counts = new Map<string, number>()
  return {
    add: (answer: string): void => void counts.set(answer, (counts.get(answer) ?? 0) + 1),
    of: (answer: string): number => counts.get(answer) ?? 0,
    answers: (): string[] => [...counts.keys()],
    toText: (): string =>
      [...counts]
        .toSorted(([, one], [, other]) => other - one)
        .map(([answer, count]) => `${count} × ${answer}`)
        .join(', '),
  }
}
