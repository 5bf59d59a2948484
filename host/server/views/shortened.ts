/** About as much as search engines show of a description. */
const LONGEST = 160

/** Ends at the end of a word. */
export function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  const start = text.slice(0, LONGEST)
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[\s.,:;—–-]+$/, '')}…`
}
