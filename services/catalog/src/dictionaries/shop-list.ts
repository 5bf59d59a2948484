import { dayName } from '@shop/calendar/open-days'
import type { StaffShop } from '@shop/contracts/staff/storefront/staff-shops'
import { changedColumns, yesOrNo } from '@shop/service-kit/list-files/changed-columns'
import type { FiledList } from '@shop/service-kit/list-files/list-file'
import { inBatches } from '@shop/service-kit/list-files/newest-first'
import type { FileColumn } from '@shop/service-kit/list-files/table'

const closedTexts = { uk: 'Зачинено', en: 'Closed' } as const

/** A column a day, Monday first. */
const days: readonly FileColumn<StaffShop>[] = Array.from({ length: 7 }, (_, day) => ({
  head: { uk: dayName(day, 'uk'), en: dayName(day, 'en') },
  kind: 'text',
  of: ({ hours }, language) => {
    const open = hours[day]
    return open ? `${open.from}–${open.to}` : closedTexts[language]
  },
}))

/** The brand's shops as a file, in their order; the list has no filter, and shows archived ones. */
export function shopList(findAll: () => Promise<StaffShop[]>): FiledList<object, StaffShop> {
  return {
    name: 'shops',
    count: async () => ({ count: (await findAll()).length }),
    async *batches() {
      yield* inBatches(await findAll())
    },
    columns: [
      { head: { uk: 'Місто українською', en: 'City in Ukrainian' }, kind: 'text', of: ({ city }) => city.uk },
      { head: { uk: 'Місто англійською', en: 'City in English' }, kind: 'text', of: ({ city }) => city.en },
      { head: { uk: 'Адреса українською', en: 'Address in Ukrainian' }, kind: 'text', of: ({ address }) => address.uk },
      { head: { uk: 'Адреса англійською', en: 'Address in English' }, kind: 'text', of: ({ address }) => address.en },
      { head: { uk: 'Телефон', en: 'Phone' }, kind: 'text', of: ({ phone }) => phone },
      ...days,
      {
        head: { uk: 'Є мапа', en: 'Has a map' },
        kind: 'text',
        of: ({ map_image }, language) => yesOrNo(map_image !== null, language),
      },
      {
        head: { uk: 'В архіві', en: 'Archived' },
        kind: 'text',
        of: ({ is_archived = false }, language) => yesOrNo(is_archived, language),
      },
      ...changedColumns<StaffShop>(),
    ],
  }
}
