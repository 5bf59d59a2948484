import { readFileSync } from 'node:fs'
import path from 'node:path'

const PACKAGE = path.resolve(import.meta.dirname, '../../../package.json')
/** Of the whole shop alone, which collects once when all is read. */
const EXPOSES_GC = '--expose-gc'

/**
 * What `npm start` tells Node. Its line in package.json is the one place where flags are chosen; images, benches and stories take them
 * from here or are held to them by a test.
 */
export function flagsOfStart(): string[] {
  const { scripts } = JSON.parse(readFileSync(PACKAGE, 'utf8'))
  return scripts.start.split(' ').filter((word: string) => word.startsWith('--'))
}

/** Flags by which V8 manages memory; the servers of the images are started with them, too. */
export function memoryFlags(flags: readonly string[] = flagsOfStart()): string[] {
  return flags.filter(flag => flag !== EXPOSES_GC && !flag.startsWith('--disable-warning'))
}
