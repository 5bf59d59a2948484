import { kyivDay } from '@shop/calendar/kyiv-days'
import type { FiledList } from '@shop/service-kit/list-files/list-file'
import { inBatches } from '@shop/service-kit/list-files/newest-first'
import type { RedirectsRepository, StoredRedirect } from './redirects.repository.ts'

const goneTexts = { uk: 'Сторінки більше немає', en: 'The page is gone' } as const

/** The list of redirects as a file. */
export function redirectList(redirects: RedirectsRepository): FiledList<object, StoredRedirect> {
  return {
    name: 'redirects',
    count: async () => ({ count: await redirects.count() }),
    batches: () => inBatches(redirects.newestFirst()),
    columns: [
      { head: { uk: 'Стара адреса', en: 'Old address' }, kind: 'text', of: ({ from }) => from },
      {
        head: { uk: 'Куди веде', en: 'Leads to' },
        kind: 'text',
        of: ({ to, gone }, language) => (gone ? goneTexts[language] : to),
      },
      { head: { uk: 'Хто додав', en: 'Added by' }, kind: 'text', of: ({ by }) => by },
      { head: { uk: 'День', en: 'Day' }, kind: 'day', of: ({ at }) => kyivDay(at) },
    ],
  }
}
