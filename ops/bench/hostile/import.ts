import { setTimeout as pause } from 'node:timers/promises'
import type { ImportSummary } from '@shop/contracts/staff/goods/staff-import'
import { openImports, uploadImport } from '../admin/import-file.ts'
import type { Attack } from './attack.ts'
import { hostileFiles } from './hostile-files.ts'

/** As many rows as a file may have; fewer by a second word: `-- import 5000`. */
const ROWS = Number(process.argv[3] ?? 50_000)
/** Reads one file, with its own limit, and ends. */
const READER = 'read-orders'
/** The embedded database keeps everything in memory: what it grows by are the articles that were read. */
const STORE = 'embedded-store'

/** Staff, or an attacker with their password, import files that used to stop the catalogue, one after the other. */
export const imports: Attack = {
  env: { LIMITS_FACTOR: '1000' },
  shoppers: ['list'],
  waits: { list: { p99: 300, longest: 1000 } },
  growth: { most: 150, without: [READER, STORE] },

  async prepare(shop) {
    const { staff, collection } = await openImports(shop)
    const honest = hostileFiles(collection, 10).at(-1)
    if (honest) await uploadImport(staff, honest.text, honest.query)
    // What a start draws for its first visitors is drawn, and what drew it has ended.
    await pause(30_000)
  },

  async run(shop, report) {
    const { staff, collection } = await openImports(shop)
    for (const { what, query, text, end } of hostileFiles(collection, ROWS))
      try {
        const { summary, seconds } = await uploadImport(staff, text, query)
        report.answer(what, { unit: 's', result: seconds, note: describeEnd(summary) })
        if (!end(summary)) report.problems([`${what}: ${describeEnd(summary)}`])
      } catch (refusal) {
        report.problems([`${what}: ${refusal}`])
      }
  },
}

function describeEnd({ state, problem, counts }: ImportSummary): string {
  if (problem) return `refused with ${problem.code}${problem.line === null ? '' : ` in line ${problem.line}`}`
  return `${state}, ${counts.created} articles created, ${counts.refused} refused`
}
