import type { ListFileDeps } from '@shop/service-kit/list-files/list-file'
import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Db } from 'mongodb'
import { createLongChanges, type LongChanges } from '../goods-changes/long-changes.ts'
import type { ListDeps } from '../staff-products/list-products.ts'
import { importDoor } from './apply/import-door.ts'
import { createFileOpener } from './file/reading-process.ts'
import { addImportCalls } from './import.calls.ts'
import type { ImportDeps } from './import-deps.ts'
import { createImportRunner } from './import-runner.ts'
import { createImportsRepository, type ImportsRepository } from './imports.repository.ts'

type Deps = Omit<ImportDeps, 'imports' | 'openFile'> & ListDeps & ListFileDeps & { db: Db }

/** Files of products that staff bring. */
export function openImport(deps: Deps): ServiceModule & { imports: ImportsRepository; applying: LongChanges } {
  const imports = createImportsRepository(deps.db)
  const own = { ...deps, imports, openFile: createFileOpener() }
  const applying = createLongChanges(own, importDoor(own))
  const runner = createImportRunner({ ...own, applying })
  return {
    imports,
    applying,
    createIndexes: imports.createIndexes,
    addCalls: internal => addImportCalls(internal, own, runner),
    // For imports that a dead process left behind: the others begin at once when they are asked for.
    jobs: [
      { name: 'imports', everySeconds: 10, run: runner.run },
      { name: 'import-changes', everySeconds: 10, run: applying.run },
    ],
    close: async () => void (await Promise.all([applying.stop(), runner.stop()])),
  }
}
