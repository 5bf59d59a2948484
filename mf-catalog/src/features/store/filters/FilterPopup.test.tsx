import type { Asked } from '@shop/testing/fake-services'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aList, fakeServices } from '../../../../test/fake-services.ts'
import { show } from '../../../../test/show.tsx'
import { FilterPopup } from './FilterPopup.tsx'

const CALL = '/api/products/get-by/filters'
const heights = [{ name: '160-167', title: { uk: '160–167 см', en: '160–167 cm' } }]
const known = { '/api/sizes/heights/all': { body: { status: true, heights } } }

test('counts while the shopper chooses and changes the list once', async () => {
  const close = jest.fn()
  fakeServices({
    ...known,
    [CALL]: ({ query }) => aList([], { heights: { '160-167': 7 } }, query.get('heights') ? 7 : 12),
  })
  await show(<FilterPopup close={close} headingId="h" />, { at: '/store' })

  await userEvent.click(await screen.findByRole('checkbox', { name: '160–167 cm' }))
  expect(location.search).toBe('')
  await userEvent.click(await screen.findByRole('button', { name: 'Show 7 products' }))

  expect(location.search).toBe('?heights=160-167')
  expect(close).toHaveBeenCalled()
})

test('counts while a price is typed, and shows the list of it once', async () => {
  const counted = ({ query }: Asked) =>
    aList([], { prices: { lowest: 28, highest: 378 } }, query.get('price_to') ? 7 : 12)
  const asked = fakeServices({ [CALL]: counted })
  await show(<FilterPopup close={() => undefined} headingId="h" />, { at: '/store' })

  await userEvent.type(await screen.findByRole('textbox', { name: 'To (€)' }), '150')
  expect(location.search).toBe('')
  const shown = await screen.findByRole('button', { name: 'Show 7 products' })
  expect(asked.filter(call => call.includes('price_to')).every(call => call.includes('price_to=150&'))).toBe(true)
  await userEvent.click(shown)

  expect(location.search).toBe('?price_to=150')
})

test('a reset empties the price, though its field still has the focus', async () => {
  fakeServices({ [CALL]: aList([], { prices: { lowest: 28, highest: 378 } }, 12) })
  await show(<FilterPopup close={() => undefined} headingId="h" />, { at: '/store' })
  const field = await screen.findByRole('textbox', { name: 'From (€)' })
  await userEvent.type(field, '150')

  // As phones do: the button is pressed and the field keeps the focus.
  act(() => screen.getByRole('button', { name: 'Reset' }).click())

  expect(field).toHaveFocus()
  expect(field).toHaveValue('')
})

test('a choice that leaves nothing cannot be shown', async () => {
  fakeServices({ ...known, [CALL]: aList([]) })
  await show(<FilterPopup close={() => undefined} headingId="h" />, { at: '/store?heights=160-167' })

  expect(await screen.findByRole('button', { name: '0: change the filters' })).toHaveAttribute('aria-disabled', 'true')
})
