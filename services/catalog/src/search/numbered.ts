/** Gives every different text a number, in the order they come. */
export function numbered() {
  const numbers = new Map<string, number>()
  const texts: string[] = []
  return {
    has: (text: string): boolean => numbers.has(text),
    of(text: string): number {
      const known = numbers.get(text)
      if (known !== undefined) return known
      numbers.set(text, texts.length)
      return texts.push(text) - 1
    },
    at: (number: number | undefined): string => (number === undefined ? '' : (texts[number] ?? '')),
    count: (): number => texts.length,
  }
}
