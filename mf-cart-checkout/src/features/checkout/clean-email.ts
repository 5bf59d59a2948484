/** Takes away what no address has (spec §5): a space that came with pasting, a comma in place of a dot. */
export function cleanEmail(typed: string): string {
  return typed.replace(/[^\w\-+.@]/g, '')
}
