import { setImmediate } from 'node:timers/promises'
import { importProductsEndpoint } from '@shop/contracts/staff/goods/staff-import'
import { systemClock } from '@shop/service-kit/process/clock'
import { startApi } from '../../test/start-api.ts'
import type { ApplyDeps } from './apply/apply-import.ts'
import type { FileHead } from './file/drafts-in-file.ts'
import type { OpenFile, OpenImportFile } from './file/reading-process.ts'
import { createImportRunner } from './import-runner.ts'
import { createImportsRepository, type StoredImport } from './imports.repository.ts'

const quiet = () => {}
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }
const head: FileHead = {
  format: 'own',
  columns: ['article'],
  rows: 1,
  ignored: [],
  questions: { options: [], tags: [] },
}
const failTest = async () => {
  throw new Error('not part of this test')
}

/** An import that waits to be read, and processes that read it one after the other. */
async function waitingImport() {
  const { db, staff, service, repositories } = await startApi()
  // Nobody but the runners of the test takes it.
  await service.close()
  const { import: waiting } = await staff.write(importProductsEndpoint, { file: Buffer.from('article\nA-1\n') })
  const imports = db.collection<StoredImport>('imports')
  return {
    findStored: () => imports.findOne({ _id: waiting.id }),
    /** A process that is stopped as soon as `openFile` is asked; answers, once it has gone, with what it still had under way. */
    async drainedWhile(openFile: OpenImportFile): Promise<{ rest: Promise<void> }> {
      const reading = Promise.withResolvers<void>()
      const open: OpenImportFile = async (file, by) => {
        reading.resolve()
        await setImmediate()
        return openFile(file, by)
      }
      const deps: ApplyDeps = {
        ...repositories,
        db,
        imports: createImportsRepository(db),
        clock: systemClock,
        log,
        findUsedArticles: failTest,
        takeUpload: failTest,
        fetchPicture: failTest,
        openFile: open,
        applying: { run: failTest, runForAWhile: failTest, stop: async () => {} },
      }
      const runner = createImportRunner(deps)
      const rest = runner.run().catch(quiet)
      await reading.promise
      await runner.stop()
      return { rest }
    },
  }
}

test('an import whose reading four deployments stopped is read afterwards', async () => {
  const { findStored, drainedWhile } = await waitingImport()
  const file: OpenFile = { head, next: async () => [], at: async () => [], close: quiet }

  for (let deployment = 1; deployment <= 4; deployment += 1) {
    await drainedWhile(async () => file)
    expect(await findStored()).toMatchObject({ state: 'reading', tries: 0 })
  }
})

test('a process that ends before its file is open gives the import back, too, and once only', async () => {
  const { findStored, drainedWhile } = await waitingImport()
  const opened = Promise.withResolvers<OpenFile>()

  const { rest } = await drainedWhile(() => opened.promise)

  expect(await findStored()).toMatchObject({ state: 'reading', tries: 0 })
  expect((await findStored())?.held_until.getTime()).toBeLessThanOrEqual(Date.now())
  opened.resolve({ head, next: async () => [], at: async () => [], close: quiet })
  await rest
  expect(await findStored()).toMatchObject({ tries: 0 })
})
