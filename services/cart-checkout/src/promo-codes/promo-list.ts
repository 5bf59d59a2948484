import type { FiledList } from '@shop/service-kit/list-files/list-file'
import { inBatches } from '@shop/service-kit/list-files/newest-first'
import type { PromoCodesRepository } from './promo-codes.repository.ts'
import { type PromoRow, promoColumns } from './promo-columns.ts'

type PromoFilter = { archived?: boolean | undefined }

/** The list of promo codes as a file. */
export function promoList(promoCodes: PromoCodesRepository): FiledList<PromoFilter, PromoRow> {
  return {
    name: 'promo-codes',
    columns: promoColumns,
    count: async ({ archived = false }) => ({ count: await promoCodes.count(archived) }),
    async *batches({ archived = false }) {
      for await (const codes of inBatches(promoCodes.newestFirst(archived))) {
        const used = await promoCodes.countUsesOf(codes.map(({ code }) => code))
        yield codes.map(code => ({ code, used: used.get(code.code) ?? 0 }))
      }
    },
  }
}
