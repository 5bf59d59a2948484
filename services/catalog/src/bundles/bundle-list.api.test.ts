import { bundleListFile, deleteBundleEndpoint, staffBundlesEndpoint } from '@shop/contracts/staff/goods/staff-bundles'
import { takeListFile } from '@shop/testing/take-list-file'
import { startLooks } from '../../test/evening-look.ts'

test('the file of looks has what the list finds, in its order', async () => {
  const { api, enter } = await startLooks()
  await enter('BN-9901-EVE', { title: { uk: '=Образ', en: 'Look' } })
  await enter('BN-9902-EVE', { is_shown: false })
  await api.staff.write(deleteBundleEndpoint, { params: { article: 'BN-9902-EVE' } })

  const found = await takeListFile(api.staff, bundleListFile, { filter: { search: 'bn-9901' } })
  expect(found.head.split(';').slice(0, 5)).toEqual([
    'Артикул',
    'Модель',
    'Назва українською',
    'Назва англійською',
    'Стан',
  ])
  const { bundles } = await api.staff.read(staffBundlesEndpoint, { query: { search: 'bn-9901' } })
  const { uah = 0 } = bundles[0]?.price ?? {}
  expect(found.rows).toEqual([
    expect.stringContaining(
      "BN-9901-EVE;evening;'=Образ;Look;Показано;так;DR-1042-BUR-R, CO-2014-CAM-R, SK-7022-GRC-R;10;",
    ),
  ])
  expect(found.rows[0]).toContain(`;10;${uah},00;`)
  expect(found.change).toMatchObject({ action: 'bundle_export', after: { count: 1 } })

  const archived = await takeListFile(api.staff, bundleListFile, { filter: { filter: 'deleted' }, language: 'en' })
  expect(archived.rows).toEqual([expect.stringMatching(/^BN-9902-EVE;.*;Archived;/)])

  const byTitle = { sort: 'title', dir: 'desc' } as const
  const listed = await api.staff.read(staffBundlesEndpoint, { query: { ...byTitle, limit: '100' } })
  const { rows } = await takeListFile(api.staff, bundleListFile, { filter: byTitle })
  expect(rows.map(row => row.split(';')[0])).toEqual(listed.bundles.map(({ article }) => article))
})

test('a filter that there is not is refused', async () => {
  const { api } = await startLooks()
  const body = { filter: { filter: 'lost' }, language: 'uk' }
  await expect(api.staff.write(bundleListFile.start, { body })).rejects.toMatchObject({
    details: { fields: { 'filter.filter': expect.anything() } },
  })
})
