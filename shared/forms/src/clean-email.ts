const FOREIGN = /[^\w\-+.@]/g

/** Takes away what no address has: a space that came with pasting, a comma in place of a dot. */
export function cleanEmail(typed: string): { email: string; removed: string } {
  return { email: typed.replace(FOREIGN, ''), removed: [...new Set(typed.match(FOREIGN))].join('') }
}
