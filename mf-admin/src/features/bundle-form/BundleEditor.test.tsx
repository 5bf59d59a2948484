import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import {
  bundleCompositionEndpoint,
  changeBundleEndpoint,
  newBundleEndpoint,
  staffBundleEndpoint,
} from '@shop/contracts/staff/goods/staff-bundles'
import { goodsRemoving } from '@shop/contracts/staff/removing/removing'
import { $notices } from '@shop/shell/notices'
import { $leaving } from '@shop/shell/unsaved'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { bundleFixture, chosenFixture } from '../../../test/bundle-fixture.ts'
import { removalAnswer } from '../../../test/removal-answer.ts'
import { showPage } from '../../../test/show-page.tsx'
import { BundleEditor } from './BundleEditor.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const composition = {
  products: [],
  pictures: [{ name: 'coat-front', shot: 'front', alt: { uk: 'Пальто спереду', en: 'Coat' } }],
  price: { uah: 1800, eur: 45 },
  price_without_discount: { uah: 2000, eur: 50 },
  warnings: { few: false, hidden: [], missing: [] },
}

type Answers = { change?: () => unknown; enter?: () => unknown; sums?: object }

function open(known: ReturnType<typeof bundleFixture> | null, { change, enter, sums }: Answers = {}) {
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === bundleCompositionEndpoint) return { ...composition, ...sums }
    if (endpoint === changeBundleEndpoint) return change?.() ?? { bundle: bundleFixture({ revision: 3 }) }
    if (endpoint === newBundleEndpoint) return enter?.() ?? { bundle: bundleFixture({ article: 'BN-9100' }) }
    if (endpoint === goodsRemoving.uses)
      return removalAnswer('BN-9001-CAM', bundleFixture().title, { addresses: ['/bundle/BN-9001-CAM'] })
    if (endpoint === goodsRemoving.archive) return { removed: ['BN-9001-CAM'] }
    if (endpoint === goodsRemoving.restore) return { restored: ['BN-9001-CAM'], shown: ['BN-9001-CAM'] }
    if (endpoint === staffBundleEndpoint)
      return { bundle: bundleFixture({ revision: 5, title: { uk: 'Інша назва', en: 'First Frost' } }) }
    return { products: [], sizes: [], count: 0, page: 1, limit: 20 }
  })
  showPage(<BundleEditor known={known} />, '/admin/bundles/BN-9001-CAM')
}
const sentTo = (wanted: unknown) =>
  service.mock.calls.filter(([endpoint]) => endpoint === wanted).map(([, input]) => input)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))

test('a bundle is saved whole, on the revision that was opened, with its products in their new order', async () => {
  open(bundleFixture())
  await userEvent.click(await screen.findByRole('button', { name: 'Раніше: Річ DR-1, DR-1' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Додати фото: Пальто спереду' }))
  const percent = screen.getByRole('textbox', { name: 'Знижка образу, %' })
  await userEvent.clear(percent)
  await userEvent.type(percent, '15')
  await save()

  await waitFor(() => expect(sentTo(changeBundleEndpoint)).toHaveLength(1))
  expect(sentTo(changeBundleEndpoint)[0]).toMatchObject({
    params: { article: 'BN-9001-CAM' },
    body: {
      revision: 2,
      products: ['DR-1', 'CO-1'],
      bundle_discount_percent: 15,
      images: [{ name: 'coat-front' }],
      model_params: null,
    },
  })
})

test('sums come from the service in both currencies, and warn of what shoppers would not see', async () => {
  open(bundleFixture(), { sums: { warnings: { few: false, hidden: ['DR-1'], missing: [] } } })

  expect(await screen.findByText(/1\s800\s₴ · 45,00\s€/)).toBeVisible()
  expect(screen.getByText(/2\s000\s₴ · 50,00\s€/)).toBeVisible()
  expect(screen.getByText('Покупці не бачать цього образу')).toBeVisible()
  expect(screen.getByText('Приховано: DR-1')).toBeVisible()
})

test('what is wrong with a new bundle is shown beside its fields, and nothing is sent', async () => {
  open(null)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Артикул образу' }), 'я')
  await save()

  expect(await screen.findByText('Заповніть поле «Назва, українською»')).toBeVisible()
  expect(screen.getByText('Заповніть поле «Назва, англійською»')).toBeVisible()
  expect(screen.getByText('Від 3 до 32 латинських літер, цифр і дефісів')).toBeVisible()
  expect(sentTo(newBundleEndpoint)).toEqual([])
})

test('what the service refuses of a product stands at that product', async () => {
  const fields = { 'products.1': 'same_garment', is_shown: 'too_few_products' }
  open(bundleFixture(), {
    change: () => {
      throw new ShopError('validation', { fields })
    },
  })
  await save()

  const row = await screen.findByRole('row', { name: 'Річ DR-1, DR-1' })
  expect(await within(row).findByText('Це та сама річ в іншому зрості')).toBeVisible()
  expect(screen.getByText('Щоб показати образ, додайте щонайменше дві речі')).toBeVisible()
})

test('a bundle that a colleague saved meanwhile is compared, and kept as one has typed it', async () => {
  let isFirst = true
  open(bundleFixture(), {
    change: () => {
      if (!isFirst) return null
      isFirst = false
      throw new ShopError('changed_meanwhile', { revision: 5, by: 'iryna', at: '2026-11-23T10:00:00.000Z' })
    },
  })
  await save()
  expect(await screen.findByText('Інша назва')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Лишити моє' }))

  await waitFor(() => expect(sentTo(changeBundleEndpoint)).toHaveLength(2))
  expect(sentTo(changeBundleEndpoint)[1]).toMatchObject({ body: { revision: 5, title: { uk: 'Перший мороз' } } })
})

test('a bundle with as many products as can be takes no more', async () => {
  const products = Array.from({ length: 6 }, (_, index) => chosenFixture(`DR-${index}`))
  open(bundleFixture({ products }))

  expect(await screen.findByRole('combobox', { name: 'Додати річ' })).toBeDisabled()
})

test('the bundle that is edited is archived with where its address leads, and can be brought back for eight seconds', async () => {
  open(bundleFixture())
  await userEvent.click(await screen.findByRole('button', { name: 'В архів: Перший мороз' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'В архів: Перший мороз' }))
  await userEvent.selectOptions(await dialog.findByLabelText('Адреса веде на'), 'gone')
  await userEvent.click(dialog.getByRole('button', { name: 'В архів' }))

  const things = { kind: 'bundle', names: ['BN-9001-CAM'] }
  await waitFor(() =>
    expect(sentTo(goodsRemoving.archive)).toEqual([{ body: { ...things, leads_to: null, move_to: null } }]),
  )
  const notice = $notices.get().at(-1)
  expect(notice).toMatchObject({ text: 'В архіві: Перший мороз', lastsMs: 8000, action: { label: 'Скасувати' } })
  await act(async () => notice?.action?.act())
  expect(sentTo(goodsRemoving.restore)).toEqual([{ body: things }])
})

test('archiving a bundle with unsaved changes asks about them first', async () => {
  open(bundleFixture())
  await userEvent.type(await screen.findByRole('textbox', { name: 'Знижка образу, %' }), '5')
  await userEvent.click(screen.getByRole('button', { name: 'В архів: Перший мороз' }))

  expect($leaving.get()).not.toBeNull()
  expect(screen.queryByRole('dialog', { name: 'В архів: Перший мороз' })).not.toBeInTheDocument()
  act(() => $leaving.get()?.())
  expect(await screen.findByRole('dialog', { name: 'В архів: Перший мороз' })).toBeVisible()
  $leaving.set(null)
})

const together = { name: 'up-made', shot: 'other' as const, alt: { uk: 'Пальто, сукня', en: 'Coat, dress' } }
const withComposed = (is_old: boolean) =>
  bundleFixture({ images: [together], composed: { name: together.name, is_old } })

test('the picture made of the garments says so, and that it is out of date once it is', async () => {
  open(withComposed(false))
  expect(await screen.findByText('Складено з речей образу')).toBeVisible()
})

test('a picture that is out of date says that saving makes it again', async () => {
  open(withComposed(true))
  expect(await screen.findByText(/складемо знову/)).toBeVisible()
})

test('a picture of the garments is asked for together with saving', async () => {
  open(withComposed(false))
  await userEvent.click(await screen.findByRole('button', { name: 'Скласти знову й зберегти' }))

  await waitFor(() => expect(sentTo(changeBundleEndpoint)).toMatchObject([{ body: { compose: true } }]))
})

test('saving asks for no picture unless it was pressed for, and says why none could be made', async () => {
  open(bundleFixture(), {
    change: () => ({ bundle: bundleFixture({ revision: 3 }), picture_problem: 'picture_unreadable' }),
  })
  await save()

  expect(await screen.findByText(/перше фото однієї з речей пошкоджене/)).toBeVisible()
  expect(sentTo(changeBundleEndpoint)[0]).not.toMatchObject({ body: { compose: true } })
})

test('one garment makes no picture', async () => {
  open(bundleFixture({ products: [chosenFixture('CO-1')] }))

  expect(await screen.findByRole('button', { name: 'Скласти фото з речей і зберегти' })).toBeDisabled()
})
