import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { changePreferencesEndpoint, type Preferences } from '@shop/contracts/staff/people/preferences'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../test/show-page.tsx'
import { filterIn, SavedFilters } from './SavedFilters.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)
const screenPath = '/admin/other/audit'
const known = { name: 'Замовлення', screen: screenPath, query: 'kind=order' }

/** The service with one saved filter; the first `stale` saves find that another tab was quicker. */
function keep(stale = 0) {
  let stored: Preferences = { saved_filters: [known], revision: 1 }
  let refusals = stale
  service.mockReset()
  service.mockImplementation(async (endpoint, input) => {
    if (endpoint !== changePreferencesEndpoint) return stored
    if (refusals > 0) {
      refusals -= 1
      stored = { saved_filters: [...stored.saved_filters, { ...known, name: 'З іншої вкладки' }], revision: 2 }
      throw new ShopError('changed_meanwhile', { revision: 2 })
    }
    const { body } = input as unknown as { body: Preferences }
    stored = { ...body, revision: body.revision + 1 }
    return stored
  })
  return () => stored
}

async function save(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Зберегти фільтр' }))
  await userEvent.type(screen.getByLabelText('Назва фільтра'), name)
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))
}

test('the filter of the address is saved under a name, without the page that one is on', async () => {
  const stored = keep()
  showPage(<SavedFilters leaveOut={['after']} />, `${screenPath}?who=olha&kind=product&after=1-2`)
  await save('Товари Ольги')

  const link = await screen.findByRole('link', { name: 'Товари Ольги' })
  expect(link).toHaveAttribute('href', `${screenPath}?kind=product&who=olha`)
  expect(link).toHaveAttribute('aria-current', 'true')
  expect(stored().saved_filters).toHaveLength(2)
})

test('what another tab has saved meanwhile is kept', async () => {
  const stored = keep(1)
  showPage(<SavedFilters />, `${screenPath}?kind=product`)
  await save('Товари')

  await screen.findByRole('link', { name: 'Товари' })
  expect(stored().saved_filters.map(({ name }) => name)).toEqual(['Замовлення', 'З іншої вкладки', 'Товари'])
})

test('a saved filter is deleted, and one that is saved already is not offered again', async () => {
  const stored = keep()
  showPage(<SavedFilters />, `${screenPath}?kind=order`)
  await screen.findByRole('link', { name: 'Замовлення' })
  expect(screen.queryByRole('button', { name: 'Зберегти фільтр' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Видалити фільтр «Замовлення»' }))

  expect(await screen.findByRole('button', { name: 'Зберегти фільтр' })).toBeVisible()
  expect(stored().saved_filters).toEqual([])
})

test('two addresses of one filter are the same filter', () => {
  expect(filterIn('?b=2&a=1&page=3', ['page'])).toBe(filterIn('?a=1&b=2', ['page']))
})
