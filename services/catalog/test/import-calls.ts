import {
  type ImportAnswers,
  type ImportSummary,
  internalExportEndpoint,
  internalImportEndpoint,
  internalImportItemsEndpoint,
  internalStepImportEndpoint,
} from '@shop/contracts/staff/goods/staff-import'
import type { startApi } from './start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>

/** What staff say who have nothing to say. */
export const answers: ImportAnswers = {
  language: 'en',
  currency: 'UAH',
  rate: null,
  collection: null,
  color: null,
  options: {},
}

/** What the admin service asks of imports, with the work done at once. */
export function importCalls({ internal, service }: Api) {
  const settle = () => service.runJob('imports')
  const itemsOf = async (id: string, kind?: 'refused' | 'failed' | 'pictures') =>
    internal.call(internalImportItemsEndpoint, { id, page: 1, ...(kind && { kind }) })
  return {
    settle,
    itemsOf,
    async read(text: string, about: Partial<ImportAnswers> = {}) {
      const asked = { by: 'olha', dry_run: true, file_name: 'goods.csv', answers: { ...answers, ...about } }
      const { import: started } = await internal.call(internalImportEndpoint, asked, Buffer.from(text))
      await settle()
      return itemsOf(started.id)
    },
    async step(id: string, step: 'apply' | 'cancel' | 'pictures'): Promise<ImportSummary> {
      await internal.call(internalStepImportEndpoint, { id, by: 'olha', step })
      await settle()
      return (await itemsOf(id)).import
    },
    async exported(language: 'uk' | 'en' = 'uk', filter = {}): Promise<string> {
      let text = ''
      let after: string | null = ''
      while (after !== null) {
        const part: { text: string; next: string | null } = await internal.call(internalExportEndpoint, {
          filter,
          language,
          after,
        })
        text += part.text
        after = part.next
      }
      return text
    },
  }
}
