import { createHash } from 'node:crypto'

/** A reference in the form of a UUID that is the same on every machine and after every seeding. */
export function stableRef(...path: string[]): string {
  const hash = createHash('sha256').update(path.join('/')).digest('hex')
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-')
}

/** A number from 0 to `below` − 1 that depends on the texts alone: variety without chance. */
export function stableNumber(below: number, ...path: string[]): number {
  return Number.parseInt(stableRef(...path).slice(0, 8), 16) % below
}
