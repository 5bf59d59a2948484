import { noteListFile } from '@shop/contracts/staff/customers/customer-files'
import { addNoteEndpoint } from '@shop/contracts/staff/customers/staff-customer-changes'
import type { CustomerFilter } from '@shop/contracts/staff/customers/staff-customers'
import { takeListFile } from '@shop/testing/take-list-file'
import { signedIn, signIn } from '../../test/signed-in.ts'

async function notedCustomers() {
  const api = await signedIn()
  const other = await signIn(api, { email: 'oksana@example.com', name: 'Оксана', surname: 'Шевченко' })
  await signIn(api, { email: 'iryna@example.com' })
  const note = (id: string, text: string) => api.staff.write(addNoteEndpoint, { params: { id }, body: { text } })
  await note(api.id, 'Любить льон')
  await note(api.id, '=1+1')
  await note(other.id, 'Розмір M')
  return { ...api, take: (filter: CustomerFilter) => takeListFile(api.staff, noteListFile, { filter }) }
}

test('the file of notes has each note with its customer, and no note is a formula', async () => {
  const { take } = await notedCustomers()
  const { head, rows, count, change } = await take({})
  expect(head).toBe('Дата;Хто написав;Нотатка;Ім’я;Прізвище;Ел. пошта;Телефон')
  expect(rows.toSorted()).toEqual([
    "2026-11-21 12:00;olena;'=1+1;Олена;Коваль;olena@example.com;",
    '2026-11-21 12:00;olena;Любить льон;Олена;Коваль;olena@example.com;',
    '2026-11-21 12:00;olena;Розмір M;Оксана;Шевченко;oksana@example.com;',
  ])
  expect([count, change?.action, change?.after]).toEqual([3, 'customer_notes_export', { count: 3 }])
})

test('the file of notes keeps to the filter of the list', async () => {
  const { take } = await notedCustomers()
  expect(await take({ search: 'шевченко' })).toMatchObject({ count: 1, rows: [expect.stringContaining('Розмір M')] })
  expect(await take({ card_kind: 'buyer' })).toMatchObject({ count: 0, rows: [] })
})

test('a level that there is not is refused', async () => {
  const { staff } = await signedIn()
  const body = { filter: { level: '7' }, language: 'uk' }
  await expect(staff.write(noteListFile.start, { body })).rejects.toMatchObject({
    details: { fields: { 'filter.level': expect.anything() } },
  })
})
