import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What `npm start` tells Node: what is measured is started as users start it. */
export function flagsOfStart(): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'))
  return scripts.start.split(' ').filter((word: string) => word.startsWith('--'))
}
