import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { readCommandLine } from '@shop/service-kit/process/command-line'
import { giveUp } from '@shop/shop/startup'
import { findLines, showLine } from './find-lines.ts'

// npm run logs -- <id>: all that the processes of the shop have written of one request, oldest first. The id stands with every
// refusal (`request_id`, X-Request-Id) and in the audit log. Looked through are the files in DATA_DIR, and with `-` what is piped in:
//   docker-compose logs --no-color | npm run logs -- <id> -
const usage = 'npm run logs -- <id of a request> [-] [--json]'
const ID = /^[\w-]{8,64}$/

const { words, options } = (() => {
  try {
    return readCommandLine({ script: 'logs', usage, words: 2, options: { json: { type: 'boolean' } } })
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error))
  }
})()
const [id = '', from] = words
if (!ID.test(id) || (from !== undefined && from !== '-')) giveUp(`This is no id of a request: ${usage}`)

const dataDir = path.resolve(process.env.DATA_DIR || '.data')
const files = logFilesIn(dataDir)
const piped = from === '-' ? await text(process.stdin) : ''
const found = [...files.map(file => readFileSync(file, 'utf8')), piped].flatMap(part => findLines(part, id))
if (found.length === 0)
  giveUp(
    `No line of ${id} in ${files.length} files of ${dataDir}. Of containers: docker-compose logs --no-color | npm run logs -- ${id} -`,
  )
for (const line of found.toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time)))
  console.log(options.json ? JSON.stringify(line) : showLine(line))

/** The log of the shop with its earlier files, and those of processes that were started beside it. */
function logFilesIn(folder: string): string[] {
  try {
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    return names
      .filter(entry => entry.isFile() && entry.name.endsWith('.log'))
      .map(entry => path.join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}
