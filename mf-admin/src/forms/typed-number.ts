/** "1 250,50" as people write it; null for an empty field, NaN for what is no number, which every contract refuses. */
export function typedNumber(text: string): number | null {
  const plain = text.replace(/[\s\u00a0]/g, '').replace(',', '.')
  return plain === '' ? null : Number(plain)
}
