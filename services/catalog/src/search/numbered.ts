/** Gives every different text a number, in the order they come. */
export function numbered() {
  const numbers = new Map<string, number>()
  return {
    of(text: string): { number: number; isNew: boolean } {
      const known = numbers.get(text)
      if (known !== undefined) return { number: known, isNew: false }
      numbers.set(text, numbers.size)
      return { number: numbers.size - 1, isNew: true }
    },
    count: (): number => numbers.size,
  }
}
