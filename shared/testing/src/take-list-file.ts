import type { ListFileCalls } from '@shop/contracts/staff/list-file'
import type { askStaff } from './ask-staff.ts'

type Asked<Filter> = { filter: Filter; language?: 'uk' | 'en' }

/** Asks for a list as a file and fetches it: what was answered and recorded, and the lines of the CSV without its byte order mark. */
export async function takeListFile<Filter>(
  staff: ReturnType<typeof askStaff>,
  { start, file }: ListFileCalls<Filter>,
  { filter, language = 'uk' }: Asked<Filter>,
) {
  const begun = await staff.write(start, { body: { filter, language } })
  const text = await staff.download(file, { params: { id: begun.id } })
  const [head = '', ...rows] = text.slice(1).split('\r\n').slice(0, -1)
  return { ...begun, head, rows }
}
