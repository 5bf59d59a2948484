import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { show } from '../../../test/show.tsx'
import type { Wanted } from './alternatives.ts'
import { ExchangeChoice } from './ExchangeChoice.tsx'
import type { ReturnableLine } from './use-returnable.ts'

const burgundy = { uk: 'Бордовий', en: 'Burgundy' }
const black = { uk: 'Чорний', en: 'Black' }
const navy = { uk: 'Синій', en: 'Navy' }
const kind = { picture: null, height: '160-167' }
const instead: NonNullable<ReturnableLine['instead']> = [
  {
    ...kind,
    article: 'DR-1042-BUR-R',
    color: burgundy,
    sizes: [
      { size: '40 (L)', difference: [0, 0] },
      { size: '42 (XL)', difference: [] },
      { size: '44 (2XL)', difference: [4] },
    ],
  },
  {
    ...kind,
    article: 'DR-1042-BUR-L',
    height: '168-175',
    color: burgundy,
    sizes: [{ size: '40 (L)', difference: [6, 12] }],
  },
  { ...kind, article: 'DR-1042-BLK-R', color: black, sizes: [{ size: '40 (L)', difference: [-10.5, -21] }] },
  { ...kind, article: 'DR-1042-NVY-R', color: navy, sizes: [{ size: '40 (L)', difference: [] }] },
]
const line: ReturnableLine = {
  article: 'DR-1042-BUR-R',
  size: '38 (M)',
  bundle: null,
  count: 2,
  back: [98, 196],
  picture: null,
  title: { uk: 'Сукня', en: 'Dress' },
  color: burgundy,
  height: '160-167',
  instead,
}
const onWant = jest.fn()

function Choice({ of, count, isTried }: { of: ReturnableLine; count: number; isTried: boolean }) {
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const want = (other: Wanted | null) => {
    onWant(other)
    setWanted(other)
  }
  return <ExchangeChoice line={of} count={count} currency="EUR" wanted={wanted} isTried={isTried} onWant={want} />
}

async function open({ of = line, count = 1, isTried = false } = {}) {
  await show(<Choice of={of} count={count} isTried={isTried} />, { at: '/', path: '/' })
}
const exchange = () => userEvent.click(screen.getByRole('radio', { name: 'Another size, height or colour' }))
const offered = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole<HTMLOptionElement>('option', { hidden: true })
    .filter(({ value }) => value !== '')
    .map(({ textContent, disabled }) => [textContent, disabled])

test('beside the money back the customer sees each size with what it costs more, and what is sold out', async () => {
  await open()
  expect(screen.getByRole('group', { name: 'What would you like instead? Dress' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'My money back' })).toBeChecked()
  await exchange()

  expect(offered('Size')).toEqual([
    ['40 (L): no difference', false],
    ['42 (XL): sold out', true],
    ['44 (2XL): €4.00 to pay', false],
  ])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), '40 (L)')
  expect(onWant).toHaveBeenLastCalledWith({ article: 'DR-1042-BUR-R', size: '40 (L)' })
})

test('another colour is chosen with its own sizes; the size stays where it is made, and one that is sold out cannot be chosen', async () => {
  await open()
  await exchange()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), '40 (L)')
  expect(offered('Colour')).toEqual([
    ['Burgundy', false],
    ['Black', false],
    ['Navy: sold out', true],
  ])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Colour' }), 'Black')

  expect(onWant).toHaveBeenLastCalledWith({ article: 'DR-1042-BLK-R', size: '40 (L)' })
  expect(offered('Size')).toEqual([['40 (L): €10.50 back', false]])
  expect(screen.queryByRole('combobox', { name: 'Height' })).not.toBeInTheDocument()
})

test('another height of the colour is chosen', async () => {
  await open()
  await exchange()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Height' }), 'height 168–175 cm')

  expect(onWant).toHaveBeenLastCalledWith({ article: 'DR-1042-BUR-L', size: '' })
  expect(offered('Size')).toEqual([['40 (L): €6.00 to pay', false]])
})

test('where only another colour and height are left, the customer reads which', async () => {
  const other = { ...kind, article: 'DR-1042-BLK-L', height: '168-175', color: black }
  await open({ of: { ...line, instead: [{ ...other, sizes: [{ size: '38 (M)', difference: [0] }] }] } })
  await exchange()

  expect(offered('Colour')).toEqual([['Black', false]])
  expect(offered('Height')).toEqual([['height 168–175 cm', false]])
})

test('of two items only what is there twice can be chosen, at what both cost more', async () => {
  await open({ count: 2 })
  await exchange()

  expect(offered('Size')).toEqual([
    ['40 (L): no difference', false],
    ['42 (XL): sold out', true],
    ['44 (2XL): only 1 left', true],
  ])
})

test('who goes on without a size reads that it is missing', async () => {
  await open({ isTried: true })
  await exchange()

  expect(screen.getByRole('combobox', { name: 'Size' })).toHaveAccessibleDescription(
    'Please choose the size that you would like',
  )
})

test('where nothing of the model is in stock only the money is offered, and the customer reads why', async () => {
  await open({ of: { ...line, instead: [{ ...kind, article: 'DR-1042-NVY-R', sizes: [] }] } })

  expect(screen.getByText(/nothing to exchange it for/)).toBeVisible()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})
