import { newRedirectEndpoint, redirectListFile } from '@shop/contracts/staff/storefront/staff-redirects'
import { takeListFile } from '@shop/testing/take-list-file'
import { startApi } from '../../test/start-api.ts'

test('the file of redirects has each old address and where it leads', async () => {
  const { staff } = await startApi()
  const body = { from: '/product/OLD-1', to: '/product/DR-1042-BUR-R' }
  await staff.write(newRedirectEndpoint, { body, who: '=olena' })

  const { head, rows, count, change } = await takeListFile(staff, redirectListFile, { filter: {} })
  expect(head).toBe('Стара адреса;Куди веде;Хто додав;День')
  expect(rows.at(0)).toMatch(/^\/product\/old-1;\/product\/DR-1042-BUR-R;'=olena;\d{4}-\d\d-\d\d$/)
  expect(rows).toHaveLength(count)
  expect(change).toMatchObject({ action: 'redirect_export', asked: { filter: {} }, after: { count } })
})

test('a language that the file does not speak is refused', async () => {
  const { staff } = await startApi()
  await expect(staff.write(redirectListFile.start, { body: { filter: {}, language: 'de' } })).rejects.toMatchObject({
    details: { fields: { language: expect.anything() } },
  })
})
