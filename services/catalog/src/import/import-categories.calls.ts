import { importCategoriesEndpoint, setImportCategoriesEndpoint } from '@shop/contracts/staff/goods/staff-import'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { invalid } from '@shop/service-kit/calls/fields'
import { takesProducts } from '../goods-rules/product-rules.ts'
import type { ImportDeps } from './import-deps.ts'

type Deps = Pick<ImportDeps, 'imports' | 'categories'>

/** Which category tags of imported files mean, for staff. */
export function addImportCategoryCalls(internal: InternalCalls, { imports, categories }: Deps): void {
  staffRead(internal, importCategoriesEndpoint, async () => ({ categories: await imports.words() }))

  staffWrite(internal, setImportCategoriesEndpoint, async ({ body: { categories: set } }) => {
    const before = await imports.words()
    const known = { categories: await categories.all() }
    const wrong = set.findIndex(({ category }) => !takesProducts(category, known))
    if (wrong >= 0) throw invalid(`categories.${wrong}.category`, 'unknown')
    await imports.setTagCategories(set)
    const asked = new Set(set.map(({ word }) => word.toLowerCase()))
    const was = before.filter(({ word }) => asked.has(word))
    return {
      answer: { categories: await imports.words() },
      change: {
        action: 'import_categories',
        subject: 'categories',
        before: { categories: was },
        after: { categories: set },
      },
    }
  })
}
