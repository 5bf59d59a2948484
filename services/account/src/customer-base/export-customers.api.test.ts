import { exportFileEndpoint, startExportEndpoint } from '@shop/contracts/staff/customers/staff-customer-changes'
import { signedIn, signIn } from '../../test/signed-in.ts'

type Api = Awaited<ReturnType<typeof signedIn>>
const start = ({ staff }: Api, body: object = {}) =>
  staff.write(startExportEndpoint, { body: { language: 'uk', ...body } })

test('the customers of a filter are taken along as a file, and the log keeps filter and count', async () => {
  const api = await signedIn()
  await signIn(api, { email: 'oksana@example.com', name: '=HYPERLINK("x")', surname: 'Шевченко; «Оксана»' })
  await api.browser.send('PUT', '/api/user/update-phone', { json: { phone: '+380671234567' } })

  const { id, count, change } = await start(api, { search: 'шевченко' })
  expect(count).toBe(1)
  expect(change).toEqual({
    action: 'customer_export',
    subject: 'customers-2026-11-21.csv',
    asked: { search: 'шевченко' },
    after: { count: 1 },
  })
  const file = await api.staff.download(exportFileEndpoint, { params: { id } })
  const [head, row, end] = file.split('\r\n')
  expect(file.startsWith('\uFEFFІм’я;Прізвище;Ел. пошта;Телефон')).toBe(true)
  expect(head?.split(';')).toHaveLength(15)
  expect(row).toBe(`"'=HYPERLINK(""x"")";"Шевченко; «Оксана»";oksana@example.com;;;2026-11-21;0;0,00;0;;ні;акаунт;;;`)
  expect(end).toBe('')
})

test('the file of all has every customer, unmasked', async () => {
  const api = await signedIn()
  await api.browser.send('PUT', '/api/user/update-phone', { json: { phone: '+380671234567' } })
  const { id } = await start(api, { language: 'en' })
  const file = await api.staff.download(exportFileEndpoint, { params: { id } })
  expect(file).toContain("Олена;Коваль;olena@example.com;'+380671234567;")
})

test('the file is for who asked, and for five minutes', async () => {
  const api = await signedIn()
  const { id } = await start(api)
  const file = (who: string) => api.staff.download(exportFileEndpoint, { params: { id }, who })
  await expect(file('iryna')).rejects.toMatchObject({ code: 'not_found' })

  api.clock.wait(299)
  expect(await file('olena')).toContain('Олена')
  api.clock.wait(1)
  await expect(file('olena')).rejects.toMatchObject({ code: 'not_found' })
})

test.each([
  [{ language: 'de' }, 'language'],
  [{ level: '7' }, 'level'],
])('an export asked for by %j is refused', async (body, field) => {
  const api = await signedIn()
  await expect(start(api, body)).rejects.toMatchObject({ details: { fields: { [field]: expect.anything() } } })
})
