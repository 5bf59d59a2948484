import { call } from '@shop/api-client/call'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import type { StaffBundle } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { bundleIsNewEndpoint, staffBundlesEndpoint } from '@shop/contracts/staff/goods/staff-bundles'
import { goodsRemoving } from '@shop/contracts/staff/removing/removing'
import { $notices } from '@shop/shell/notices'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { bundleFixture, chosenFixture } from '../../../test/bundle-fixture.ts'
import { removalAnswer } from '../../../test/removal-answer.ts'
import { showPage } from '../../../test/show-page.tsx'
import { Bundles } from './Bundles.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

type Answers = { bundles: StaffBundle[] | Error; isNew?: () => Promise<unknown> }

function open({ bundles, isNew }: Answers, address = '/admin/bundles') {
  service.mockReset()
  $notices.set([])
  let kept = bundles
  const answers = new Map<AnyEndpoint, () => unknown>([
    [bundleIsNewEndpoint, () => isNew?.()],
    [goodsRemoving.uses, () => removalAnswer('BN-9001-CAM', bundleFixture().title)],
    [
      goodsRemoving.archive,
      () => {
        kept = []
        return { removed: ['BN-9001-CAM'] }
      },
    ],
    [
      goodsRemoving.restore,
      () => {
        kept = bundles
        return { restored: ['BN-9001-CAM'], shown: ['BN-9001-CAM'] }
      },
    ],
  ])
  service.mockImplementation(async endpoint => {
    if (endpoint !== staffBundlesEndpoint) return answers.get(endpoint)?.()
    if (kept instanceof Error) throw kept
    return { bundles: kept, count: kept.length, page: 1, limit: 50 }
  })
  showPage(<Bundles />, address)
}

test('staff see what a bundle costs together and apart, and what keeps shoppers from it', async () => {
  const products = [chosenFixture('CO-1'), chosenFixture('DR-1', { state: 'hidden' })]
  open({ bundles: [bundleFixture({ products, warnings: { few: false, hidden: ['DR-1'], missing: ['XX-1'] } })] })

  expect(await screen.findByRole('link', { name: 'Перший мороз' })).toHaveAttribute(
    'href',
    '/admin/bundles/BN-9001-CAM',
  )
  expect(screen.getByText('1 800 ₴')).toBeVisible()
  expect(screen.getByText('−10 %')).toBeVisible()
  expect(screen.getByText('Приховано: DR-1')).toBeVisible()
  expect(screen.getByText('Немає: XX-1')).toBeVisible()
})

test('a mark changes at once, and a refusal takes it back and says so', async () => {
  let refuse = (_: unknown) => {}
  const isNew = () =>
    new Promise((_, reject) => {
      refuse = reject
    })
  open({ bundles: [bundleFixture()], isNew })
  const mark = await screen.findByRole('checkbox', { name: 'Новинка: Перший мороз' })

  await userEvent.click(mark)
  expect(mark).not.toBeChecked()
  refuse(new ShopError('busy'))

  await waitFor(() => expect(mark).toBeChecked())
  expect($notices.get()).toMatchObject([
    { tone: 'error', text: 'Не вдалося змінити образ «Перший мороз»: лишили, як було' },
  ])
})

test('a bundle that is archived in the list can be brought back for eight seconds', async () => {
  open({ bundles: [bundleFixture()] })
  await userEvent.click(await screen.findByRole('button', { name: 'В архів: Перший мороз' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'В архів: Перший мороз' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'В архів' }))

  expect(await screen.findByText('Образів ще немає')).toBeVisible()
  const [notice] = $notices.get()
  expect(notice).toMatchObject({ lastsMs: 8000, action: { label: 'Скасувати' } })
  await act(async () => notice?.action?.act())

  expect(await screen.findByRole('link', { name: 'Перший мороз' })).toBeVisible()
})

test('a bundle of one product cannot be shown', async () => {
  open({ bundles: [bundleFixture({ is_shown: false, products: [chosenFixture('CO-1')] })] })

  expect(await screen.findByRole('checkbox', { name: 'У магазині: Перший мороз' })).toBeDisabled()
})

test('what is looked for stands in the address and in the question', async () => {
  open({ bundles: [] }, '/admin/bundles?search=frost&filter=warned')

  expect(await screen.findByText('Таких образів немає')).toBeVisible()
  const asked = service.mock.calls.find(([endpoint]) => endpoint === staffBundlesEndpoint)
  expect(asked?.[1]).toEqual({
    query: { search: 'frost', filter: 'warned', sort: 'new', dir: 'asc', page: 1, limit: 50 },
  })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Які образи' }), 'deleted')
  expect(location.search).toBe('?search=frost&filter=deleted')
})

test('a list of bundles that fails to load can be loaded again', async () => {
  open({ bundles: new ShopError('busy') })
  expect(await screen.findByRole('button', { name: 'Спробувати ще раз' })).toBeVisible()
})

test('the order and the columns of the list stand in its address', async () => {
  open({ bundles: [bundleFixture()] })
  await screen.findByRole('link', { name: 'Перший мороз' })
  await userEvent.click(screen.getByRole('button', { name: 'Ціна, від' }))
  await userEvent.click(screen.getByText('Колонки'))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Речі' }))

  expect(location.search).toBe('?sort=discount&hide=products')
  expect(service.mock.calls.filter(([endpoint]) => endpoint === staffBundlesEndpoint).at(-1)?.[1]).toMatchObject({
    query: { sort: 'discount', dir: 'asc' },
  })
  expect(screen.queryByRole('columnheader', { name: /Речі/ })).not.toBeInTheDocument()
})

test('bundles are walked through and opened by keyboard, and their keys are shown', async () => {
  open({ bundles: [bundleFixture(), bundleFixture({ article: 'BN-2', title: { uk: 'Другий', en: 'Second' } })] })
  const first = (await screen.findByRole('link', { name: 'Перший мороз' })).closest('tr')
  first?.focus()
  await userEvent.keyboard('?')
  const dialog = within(screen.getByRole('dialog', { name: 'Клавіші списку' }))
  expect(dialog.queryByText('Обрати рядок або зняти вибір')).not.toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Закрити' }))

  first?.focus()
  await userEvent.keyboard('j{Enter}')
  expect(location.pathname).toBe('/admin/bundles/BN-2')
})
