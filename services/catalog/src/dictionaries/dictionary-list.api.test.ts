import { goodsRemoving } from '@shop/contracts/staff/removing/removing'
import {
  colorCalls,
  type DictionaryKind,
  dictionaryCalls,
  dictionaryKinds,
  sizeCalls,
} from '@shop/contracts/staff/storefront/staff-dictionaries'
import { takeListFile } from '@shop/testing/take-list-file'
import { startApi } from '../../test/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>

const callsOf = (kind: DictionaryKind) => dictionaryCalls[kind] as typeof colorCalls
const namesIn = (rows: readonly string[]) => rows.map(row => row.split(';')[0])
const archive = (staff: Api['staff'], kind: DictionaryKind, name: string) =>
  staff.write(goodsRemoving.archive, { body: { kind, names: [name], leads_to: null } })

test.each(dictionaryKinds)('the file of a dictionary (%s) has what the list has, in its order', async kind => {
  const { staff } = await startApi({ now: new Date('2026-11-21T10:00:00Z') })
  const { list, listFile } = callsOf(kind)
  const { rows } = await staff.read(list, {})

  const found = await takeListFile(staff, listFile, { filter: {} })
  expect(namesIn(found.rows)).toEqual(rows.map(({ name }) => name))
  expect(found.change).toEqual({
    action: `${kind}_export`,
    subject: expect.stringMatching(/^(collections|colors|sizes|heights)-2026-11-21\.csv$/),
    asked: { filter: {} },
    after: { count: rows.length },
  })
})

test('a colour has its title, code, pattern and who changed it; one in the archive is in the file where the list shows it', async () => {
  const { staff } = await startApi({ now: new Date('2026-11-21T10:00:00Z') })
  const fields = { title: { uk: '=Шавлія', en: 'Sage' }, hex: '#9caf88', pattern: 'check' }
  await staff.write(colorCalls.add, { body: { name: 'sage', fields } })

  const { head, rows } = await takeListFile(staff, colorCalls.listFile, { filter: {} })
  expect(head).toBe(
    'Назва в адресі;Назва українською;Назва англійською;Код кольору;Візерунок;Артикулів;В архіві;Змінено;Хто змінив',
  )
  expect(rows.at(-1)).toBe("sage;'=Шавлія;Sage;#9caf88;У клітинку;0;ні;2026-11-21;olena")

  await archive(staff, 'color', 'sage')
  const live = await takeListFile(staff, colorCalls.listFile, { filter: {} })
  const whole = await takeListFile(staff, colorCalls.listFile, { filter: { archived: true }, language: 'en' })
  expect(namesIn(live.rows)).not.toContain('sage')
  expect(whole.rows.at(-1)).toMatch(/^sage;.*;Check;0;yes;/)
})

test('measures of a size are numbers, with a comma before half a centimetre', async () => {
  const { staff } = await startApi()
  const fields = { short_name: 'S½', body: { chest: 86.5, waist: 67, hips: 92 } }
  await staff.write(sizeCalls.add, { body: { name: '37', fields } })

  const { rows } = await takeListFile(staff, sizeCalls.listFile, { filter: {} })
  expect(rows.at(-1)).toMatch(/^37;S½;86,5;67;92;0;ні;/)
})

test('a file of a dictionary by a filter that there is not is refused', async () => {
  const { staff } = await startApi()
  const body = { filter: { archived: 'all' }, language: 'uk' }
  await expect(staff.write(colorCalls.listFile.start, { body })).rejects.toMatchObject({
    details: { fields: { 'filter.archived': expect.anything() } },
  })
})
