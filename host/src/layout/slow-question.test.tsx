import { Link, useLocation } from '@shop/shell/router'
import { useUnsaved } from '@shop/shell/unsaved'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { render } from '../../test/render.tsx'
import { LaterFrame } from './LaterFrame.tsx'

/** The script of the question, which comes when a test says so. */
const mockScript = { fail: () => {} }
jest.mock('./Keepers.tsx', () => {
  const coming = new Promise((_, reject) => {
    mockScript.fail = () => reject(new Error('the network is gone'))
  })
  // Taken as a module that is still on its way.
  return Object.assign(coming, { __esModule: true })
})

function Form() {
  useUnsaved(true)
  return <p>changed</p>
}

function Shop() {
  const { pathname } = useLocation()
  return (
    <>
      <p>{`at ${pathname}`}</p>
      <Link to="/store">to the store</Link>
      {pathname === '/user/personal/info' && <Form />}
      <LaterFrame />
    </>
  )
}

test('a changed form is not left while the question is on its way, and is left when it cannot come', async () => {
  history.pushState({ idx: 0 }, '', '/user/personal/info')
  await render(<Shop />)
  await screen.findByText('changed')
  await userEvent.click(screen.getByRole('link', { name: 'to the store' }))
  expect(screen.getByText('at /user/personal/info')).toBeVisible()

  // React tells of what a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await act(async () => mockScript.fail())
  await waitFor(() => expect(screen.getByText('at /store')).toBeVisible())
})
