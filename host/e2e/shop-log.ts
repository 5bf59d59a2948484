import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const LINES = 300

/** The newest lines of the log of the shop that all stories share. */
export function lastLinesOfLog(): string {
  const file = path.join(process.env.SHOP_DATA ?? '', 'shop.log')
  if (!existsSync(file)) return `no log at ${file}`
  return readFileSync(file, 'utf8').split('\n').slice(-LINES).join('\n')
}
