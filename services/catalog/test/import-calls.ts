import type { ImportAnswers } from '@shop/contracts/staff/goods/import-questions'
import {
  answerImportEndpoint,
  applyImportEndpoint,
  cancelImportEndpoint,
  exportProductsEndpoint,
  type ImportSummary,
  importEndpoint,
  importProductsEndpoint,
  retryImportPicturesEndpoint,
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

const steps = { apply: applyImportEndpoint, cancel: cancelImportEndpoint, pictures: retryImportPicturesEndpoint }
type Step = keyof typeof steps

/** Answers in an address: what is not answered is left out. */
function inAddress({ options, ...about }: ImportAnswers): object {
  const answers = Object.entries(about).filter(([, answer]) => answer !== null)
  return { ...Object.fromEntries(answers), options: JSON.stringify(options) }
}

/** What staff ask of imports, with the work done at once. */
export function importCalls({ staff, service }: Api) {
  const settle = () => service.runJob('imports')
  const itemsOf = async (id: string, kind?: 'refused' | 'failed' | 'pictures') =>
    staff.read(importEndpoint, { params: { id }, query: { ...(kind && { kind }) } })
  const upload = (text: string, query: object = {}) =>
    staff.write(importProductsEndpoint, { query: { file_name: 'goods.csv', ...query }, file: Buffer.from(text) })
  /** The answer, and what the audit log hears; the work is not done yet. */
  const take = (id: string, step: Step) => staff.write(steps[step], { params: { id } })
  return {
    settle,
    itemsOf,
    upload,
    take,
    /** A file as it is dropped, with nothing said of it. */
    async drop(file: string | Buffer) {
      const { import: started } = await staff.write(importProductsEndpoint, {
        query: { file_name: 'goods.csv', language: 'en' },
        file: Buffer.from(file),
      })
      await settle()
      return itemsOf(started.id)
    },
    /** What staff say of it; the stored file is read again. */
    async answer(id: string, about: Partial<ImportAnswers>) {
      const { change } = await staff.write(answerImportEndpoint, { params: { id }, body: { ...answers, ...about } })
      await settle()
      return { ...(await itemsOf(id)), change }
    },
    async read(text: string, about: Partial<ImportAnswers> = {}) {
      const { import: started } = await upload(text, inAddress({ ...answers, ...about }))
      await settle()
      return itemsOf(started.id)
    },
    async step(id: string, step: Step): Promise<ImportSummary> {
      await take(id, step)
      await settle()
      return (await itemsOf(id)).import
    },
    exportProducts: (language: 'uk' | 'en' = 'uk', filter = {}) =>
      staff.download(exportProductsEndpoint, { query: { ...filter, language } }),
  }
}
