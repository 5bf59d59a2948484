import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
import { changeModelSizesEndpoint, type ModelSizes as Sizes } from '@shop/contracts/staff/goods/staff-model-sizes'
import { stockDemandEndpoint } from '@shop/contracts/staff/goods/staff-stock'
import { $unsaved } from '@shop/shell/unsaved'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { modelSizesFixture } from '../../../../test/model-sizes-fixture.ts'
import { dictionaryAnswer, sizeNames } from '../../../../test/product-fixture.ts'
import { showPart } from '../../../../test/show-part.tsx'
import { ModelSizes } from './ModelSizes.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)
const onSaved = jest.fn()

/** The grid as its page opens it, and reads it again. */
function OpenedSizes() {
  const [stored, setStored] = useState(modelSizesFixture())
  readAgain = setStored
  return <ModelSizes stored={stored} opened="DR-1-BLA" dictionary={sizeNames} onSaved={onSaved} />
}
let readAgain: (sizes: Sizes) => void

/** A dress in black and red; the service keeps what it is told, unless `change` refuses. */
async function open(change: () => unknown = () => modelSizesFixture({ revision: 5 }), stored = modelSizesFixture()) {
  service.mockReset()
  onSaved.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === stockDemandEndpoint) return { demand: [{ size: '36 (S)', count: 3 }] }
    if (endpoint === changeModelSizesEndpoint) return change()
    if (endpoint === staffGoodsEndpoint) return { sizes: stored }
    return dictionaryAnswer(endpoint)
  })
  showPart(<OpenedSizes />, '/admin/other/products/DR-1-BLA')
  await screen.findByRole('textbox', { name: 'Чорний, 36 (S): Ціна, ₴' })
}
const field = (row: string, column = 'Ціна, ₴') => screen.getByRole('textbox', { name: `${row}: ${column}` })
const prices = () =>
  screen.getAllByRole('textbox', { name: /: Ціна, ₴$/ }).map(cell => (cell as HTMLInputElement).value)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const save = () => press('Зберегти')
const sent = () => service.mock.calls.filter(([endpoint]) => endpoint === changeModelSizesEndpoint)
const paste = (cell: HTMLElement, text: string) => fireEvent.paste(cell, { clipboardData: { getData: () => text } })

test('prices from a spreadsheet go down the column, are undone, redone and saved as the cells that changed', async () => {
  await open()
  await userEvent.click(field('Чорний, 36 (S)'))
  paste(field('Чорний, 36 (S)'), '4 500,00\r\n4 600,00\r\n4 700,00\r\n4 800,00\r\n')
  expect(prices()).toEqual(['4500', '4600', '4700', '4800'])
  expect(screen.getByText('Вставлено 4 клітинки.')).toBeVisible()
  await press('Скасувати')
  expect(prices()).toEqual(['4990', '4990', '4990', '4990'])
  expect(screen.getByRole('button', { name: 'Зберегти' })).toHaveAttribute('aria-disabled', 'true')
  await press('Повторити')
  expect(screen.getByText('Змінено 4 клітинки')).toBeVisible()
  expect($unsaved.get()).toBe(1)
  await save()

  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  const cells = (one: number, other: number) => [
    { size: '36 (S)', uah: one },
    { size: '38 (M)', uah: other },
  ]
  expect(sent()[0]?.[1]).toEqual({
    params: { model: 'DR-1' },
    body: {
      articles: [
        { article: 'DR-1-BLA', revision: 4, sizes: cells(4500, 4600) },
        { article: 'DR-1-RED', revision: 2, sizes: cells(4700, 4800) },
      ],
      reason: '',
    },
  })
  await waitFor(() => expect($unsaved.get()).toBe(0))
})

test('a block that is too large says what was left out', async () => {
  await open()
  await userEvent.click(field('Червоний, 38 (M)', 'Власний код'))
  paste(field('Червоний, 38 (M)', 'Власний код'), '1\t2\n3\t4')

  expect(screen.getByText('Вставлено 1 клітинку. Не вмістився 1 рядок. Не вмістився 1 стовпець.')).toBeVisible()
})

test('pasted barcodes keep their zeros, and one that another size has says beside it whose it is', async () => {
  const taken = 'code_taken WRAP-RED, 40 (L)'
  await open(() => {
    throw new ShopError('validation', { fields: { 'articles.0.sizes.0.barcode': taken } })
  })
  await userEvent.click(field('Чорний, 36 (S)', 'Штрихкод'))
  paste(field('Чорний, 36 (S)', 'Штрихкод'), '036000291452\tWRAP 36\r\n4 006381 333931\t1,5\r\n')
  await save()

  await waitFor(() =>
    expect(field('Чорний, 36 (S)', 'Штрихкод')).toHaveAccessibleDescription('Уже має WRAP-RED, 40 (L)'),
  )
  expect(sent()[0]?.[1]).toMatchObject({
    body: {
      articles: [
        {
          sizes: [
            { barcode: '036000291452', own_code: 'WRAP 36' },
            { barcode: '4 006381 333931', own_code: '1,5' },
          ],
        },
      ],
    },
  })
})

test('a barcode with a wrong digit never leaves the grid', async () => {
  await open()
  await userEvent.type(field('Чорний, 36 (S)', 'Штрихкод'), '4006381333932')
  await save()

  expect(field('Чорний, 36 (S)', 'Штрихкод')).toHaveAccessibleDescription(
    'Остання цифра не збігається: перевірте штрихкод',
  )
  expect(sent()).toEqual([])
})

test('arrows, Enter and Shift go and select as in a spreadsheet, and Ctrl+D fills what is selected, in its column only', async () => {
  await open()
  await userEvent.click(field('Чорний, 36 (S)'))
  await userEvent.keyboard('5200{Enter}')
  expect(field('Чорний, 38 (M)')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(field('Чорний, 36 (S)')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(field('Чорний, 36 (S)', 'Ціна, €')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(screen.getByText('Обрано 3 клітинки')).toBeVisible()
  await userEvent.keyboard('{Control>}d{/Control}')

  expect(prices()).toEqual(['5200', '5200', '5200', '4990'])
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(prices()).toEqual(['5200', '4990', '4990', '4990'])
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(prices()).toEqual(['5200', '5200', '5200', '4990'])
})

test('filling from one cell leaves what was typed, and all other columns', async () => {
  await open()
  await userEvent.type(field('Червоний, 36 (S)', 'Стара ціна, ₴'), '7000')
  await userEvent.click(field('Чорний, 36 (S)', 'Стара ціна, ₴'))
  await userEvent.keyboard('6000')
  await press('Заповнити вниз')

  const old = screen.getAllByRole('textbox', { name: /: Стара ціна, ₴$/ }).map(cell => (cell as HTMLInputElement).value)
  expect(old).toEqual(['6000', '6000', '7000', '6000'])
  expect(prices()).toEqual(['4990', '4990', '4990', '4990'])
})

test('a price of −5 says that it must be above zero, the summary leads to the cell, and nothing typed is lost', async () => {
  await open()
  await userEvent.type(field('Червоний, 38 (M)', 'Вага, кг'), '{Control>}a{/Control}0,7')
  await userEvent.type(field('Чорний, 38 (M)'), '{Control>}a{/Control}-5')
  await save()

  expect(field('Чорний, 38 (M)')).toHaveAccessibleDescription('Має бути більше за нуль')
  await waitFor(() => expect(field('Чорний, 38 (M)')).toHaveFocus())
  expect(sent()).toEqual([])
  const summary = within(screen.getByText(/Нічого не збережено/).parentElement ?? document.body)
  await userEvent.click(field('Чорний, 36 (S)'))
  await userEvent.click(summary.getByRole('button', { name: /Чорний, 38 \(M\): Ціна, ₴/ }))
  await waitFor(() => expect(field('Чорний, 38 (M)')).toHaveFocus())
  await userEvent.keyboard('5')
  expect(screen.queryByText(/Нічого не збережено/)).not.toBeInTheDocument()
  expect(field('Червоний, 38 (M)', 'Вага, кг')).toHaveValue('0,7')
})

test('what the service refuses stands at its cell', async () => {
  await open(() => {
    throw new ShopError('validation', { fields: { 'articles.0.sizes.0.old_uah': 'not_above' } })
  })
  await userEvent.type(field('Червоний, 36 (S)', 'Стара ціна, ₴'), '4000')
  await save()

  await waitFor(() =>
    expect(field('Червоний, 36 (S)', 'Стара ціна, ₴')).toHaveAccessibleDescription('Має бути вищою за ціну'),
  )
})

test('stock is sent as the difference from what was seen, with a reason', async () => {
  await open()
  await userEvent.type(field('Чорний, 36 (S)', 'Залишок'), '{Control>}a{/Control}8')
  await save()
  expect(screen.getByRole('textbox', { name: 'Причина' })).toHaveAccessibleDescription(/Напишіть причину/)
  expect(sent()).toEqual([])
  await userEvent.type(screen.getByRole('textbox', { name: 'Причина' }), 'Постачання')
  await save()

  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.[1]).toMatchObject({
    body: { articles: [{ sizes: [{ size: '36 (S)', stock_by: 5 }] }], reason: 'Постачання' },
  })
})

test('orders that would lack items are listed before anything changes, and the change is confirmed', async () => {
  let isFirst = true
  await open(() => {
    if (!isFirst) return modelSizesFixture()
    isFirst = false
    const until = '2026-11-23T12:30:00.000Z'
    const order = { order: '26-000001', article: 'DR-1-BLA', size: '36 (S)', count: 2, until }
    throw new ShopError('stock_reserved', { orders: [order] })
  })
  await userEvent.type(field('Чорний, 36 (S)', 'Залишок'), '{Control>}a{/Control}-3')
  await userEvent.type(screen.getByRole('textbox', { name: 'Причина' }), 'Перелік')
  await save()
  await screen.findByRole('table', { name: 'Замовлення, яким забракне речей' })
  await press('Усе одно змінити')

  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(sent()[1]?.[1]).toMatchObject({ body: { confirm: true } })
})

test('what a colleague saved meanwhile is read, the cells of both are named, and what was typed stays', async () => {
  await open(
    () => {
      throw new ShopError('changed_meanwhile', { revision: 5, by: 'iryna', at: '2026-11-27T10:00:00.000Z' })
    },
    modelSizesFixture({ uah: 5100, revision: 5 }),
  )
  await userEvent.type(field('Чорний, 36 (S)'), '{Control>}a{/Control}4500')
  await save()

  expect(await screen.findByText(/iryna/)).toBeVisible()
  expect(screen.getByText('Чорний, 36 (S): Ціна, ₴ — збережено 5100, у вас 4500')).toBeVisible()
  expect(prices()).toEqual(['4500', '5100', '5100', '5100'])
  await save()
  expect(sent()[1]?.[1]).toMatchObject({ body: { articles: [{ article: 'DR-1-BLA', revision: 5 }] } })
})

test('a colour that is added meanwhile joins the grid, and what was typed stays', async () => {
  const [, red] = modelSizesFixture().articles
  const joined = modelSizesFixture()
  if (!red) throw new Error('the fixture has two colours')
  joined.articles.push({ ...red, article: 'DR-1-RED-170', height: '170-177' })
  await open()
  await userEvent.type(field('Чорний, 36 (S)'), '{Control>}a{/Control}4500')
  act(() => readAgain(joined))

  expect(await screen.findByRole('textbox', { name: 'Червоний, 170–177 см, 36 (S): Ціна, ₴' })).toHaveValue('4990')
  expect(field('Чорний, 36 (S)')).toHaveValue('4500')
  expect(screen.getByText('Змінено 1 клітинку')).toBeVisible()
})

test('a price reduced in hryvnias beside euros entered by hand warns, and one press lets them follow the rate', async () => {
  await open()
  await userEvent.type(field('Чорний, 36 (S)', 'Ціна, €'), '111')
  await userEvent.type(field('Чорний, 36 (S)', 'Стара ціна, ₴'), '4990')
  await userEvent.type(field('Чорний, 36 (S)'), '{Control>}a{/Control}4000')

  expect(field('Чорний, 36 (S)', 'Ціна, €')).toHaveAccessibleDescription('за курсом 89')
  await press('Рахувати євро за курсом')
  expect(field('Чорний, 36 (S)', 'Ціна, €')).toHaveValue('')
  expect(field('Чорний, 36 (S)', 'Ціна, €')).toHaveAttribute('placeholder', '89')
})

test('a size is taken from an article by its tick, and discarding brings everything back', async () => {
  await open()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Червоний, 38 (M)' }))
  expect(screen.queryByRole('textbox', { name: 'Червоний, 38 (M): Ціна, ₴' })).not.toBeInTheDocument()
  expect(screen.getByText('Змінено 1 клітинку', { selector: '[role=status]' })).toBeVisible()
  await press('Відкинути зміни')

  expect(field('Червоний, 38 (M)')).toHaveValue('4990')
  expect($unsaved.get()).toBe(0)
})

test('on a phone the sizes of the other articles come by a press, and a refused cell brings them itself', async () => {
  await open()
  const rowsOf = (size: string) => screen.getByRole('checkbox', { name: size }).closest('tbody')
  expect(rowsOf('Чорний, 36 (S)')).not.toHaveAttribute('data-folded')
  expect(rowsOf('Червоний, 36 (S)')).toHaveAttribute('data-folded')

  await press('Показати розміри: Червоний')
  await userEvent.type(field('Червоний, 38 (M)'), '{Control>}a{/Control}-5')
  await press('Сховати розміри: Червоний')
  expect(screen.getAllByText('Змінено 1 клітинку')).toHaveLength(2)
  await save()

  await waitFor(() => expect(field('Червоний, 38 (M)')).toHaveFocus())
  expect(rowsOf('Червоний, 36 (S)')).not.toHaveAttribute('data-folded')
})
