import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aList, fakeServices } from '../../../../test/fake-services.ts'
import { show } from '../../../../test/show.tsx'
import { FilterPopup } from './FilterPopup.tsx'

const CALL = '/api/products/get-by/filters'
const heights = [{ name: '160-167', title: { uk: '160–167 см', en: '160–167 cm' } }]
const known = { '/api/sizes/heights/all': { body: { status: true, heights } } }

test('counts while the shopper chooses and changes the list once', async () => {
  const close = jest.fn()
  fakeServices({ ...known, [CALL]: query => aList([], { heights: { '160-167': 7 } }, query.get('heights') ? 7 : 12) })
  await show(<FilterPopup close={close} headingId="h" />, { at: '/store' })

  await userEvent.click(await screen.findByRole('checkbox', { name: '160–167 cm' }))
  expect(location.search).toBe('')
  await userEvent.click(await screen.findByRole('button', { name: 'Show 7 products' }))

  expect(location.search).toBe('?heights=160-167')
  expect(close).toHaveBeenCalled()
})

test('a choice that leaves nothing cannot be shown', async () => {
  fakeServices({ ...known, [CALL]: aList([]) })
  await show(<FilterPopup close={() => undefined} headingId="h" />, { at: '/store?heights=160-167' })

  expect(await screen.findByRole('button', { name: '0: change the filters' })).toHaveAttribute('aria-disabled', 'true')
})
