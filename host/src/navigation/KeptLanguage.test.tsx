import { setLocale } from '@shop/shell/i18n'
import { useLocation, useNavigate } from '@shop/shell/router'
import { act, screen, waitFor } from '@testing-library/react'
import { render } from '../../test/render.tsx'
import { LaterFrame } from '../layout/LaterFrame.tsx'

let go: ReturnType<typeof useNavigate>
function Shop() {
  go = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <>
      <LaterFrame />
      <p>{`router at ${pathname}${search}`}</p>
    </>
  )
}

test('changing the language updates the address, and Back does not bring the old language again', async () => {
  history.replaceState(null, '', '/store?colors=black,red&lang=uk')
  await render(<Shop />)

  await act(() => setLocale('en'))
  expect(await screen.findByText('router at /store?colors=black,red&lang=en')).toBeVisible()
  expect(location.search).toBe('?colors=black,red&lang=en')

  await act(async () => go('/contacts'))
  await waitFor(() => expect(location.href).toContain('/contacts?lang=en'))
  await act(() => setLocale('uk'))
  await waitFor(() => expect(location.search).toBe(''))
  await act(async () => go(-1))

  expect(await screen.findByText('router at /store?colors=black,red')).toBeVisible()
  expect(location.search).toBe('?colors=black,red')
})

test('addresses name no language when none was named or chosen', async () => {
  history.replaceState(null, '', '/store?page=2')
  await render(<Shop />)
  await act(async () => go('/contacts'))

  expect(await screen.findByText('router at /contacts')).toBeVisible()
})
