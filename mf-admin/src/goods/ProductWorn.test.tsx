import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import {
  changeProductModelParamsEndpoint,
  productModelParamsEndpoint,
} from '@shop/contracts/staff/goods/staff-recommendations'
import { $unsaved } from '@shop/shell/unsaved'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { dictionaryAnswer } from '../../test/product-fixture.ts'
import { showPart } from '../../test/show-part.tsx'
import { ProductWorn } from './ProductWorn.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)
const onSaved = jest.fn()
const known = { height_cm: 176, chest_cm: 84, waist_cm: 62, hips_cm: 90, wears_size: '36 (S)' }

/** The service keeps what it is told, unless it cannot be asked. */
async function open({ stored = known as typeof known | null, fails = false } = {}) {
  let kept: unknown = stored
  service.mockReset()
  onSaved.mockReset()
  service.mockImplementation(async (endpoint, input) => {
    if (endpoint === productModelParamsEndpoint) {
      if (fails) throw new ShopError('busy')
      return { model_params: kept, revision: 1 }
    }
    if (endpoint !== changeProductModelParamsEndpoint) return dictionaryAnswer(endpoint)
    kept = Reflect.get(Object(Reflect.get(Object(input), 'body')), 'model_params')
    return { model_params: kept, revision: 2, changed: null }
  })
  showPart(<ProductWorn article="DR-1" onSaved={onSaved} />, '/admin/other/products/DR-1')
  if (!fails) await screen.findByRole('textbox', { name: 'Зріст, см' })
}
const field = (name: string) => screen.getByRole('textbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))
const sent = () =>
  service.mock.calls.flatMap(([endpoint, input]) => (endpoint === changeProductModelParamsEndpoint ? input.body : []))

test('who wears the product is shown as it is known, changed and saved', async () => {
  await open()
  expect(screen.getByRole('combobox', { name: 'Розмір речі' })).toHaveValue('36 (S)')
  await userEvent.clear(field('Зріст, см'))
  await userEvent.type(field('Зріст, см'), '180')
  expect($unsaved.get()).toBe(1)
  await save()

  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(2))
  expect(sent()).toEqual([{ model_params: { ...known, height_cm: 180 } }])
  await waitFor(() => expect($unsaved.get()).toBe(0))
  expect(field('Зріст, см')).toHaveValue('180')
})

test('with everything emptied the shop says nothing of the model', async () => {
  await open()
  for (const name of ['Зріст, см', 'Груди, см', 'Талія, см', 'Стегна, см']) await userEvent.clear(field(name))
  await userEvent.clear(screen.getByRole('combobox', { name: 'Розмір речі' }))
  await save()

  await waitFor(() => expect(sent()).toEqual([{ model_params: null }]))
})

test('half of the measures is refused beside the fields that lack, and nothing is sent', async () => {
  await open({ stored: null })
  await userEvent.type(field('Зріст, см'), '176')
  await userEvent.type(field('Груди, см'), 'середні')
  await save()

  await waitFor(() => expect(field('Груди, см')).toBeInvalid())
  for (const name of ['Талія, см', 'Стегна, см']) expect(field(name)).toBeInvalid()
  expect(field('Зріст, см')).toBeValid()
  expect(sent()).toEqual([])
})

test('measures that fail to load can be loaded again', async () => {
  await open({ fails: true })

  expect(await screen.findByRole('button', { name: 'Спробувати ще раз' })).toBeVisible()
})
