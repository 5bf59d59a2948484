import { Link, useLocation } from '@shop/shell/router'
import { leaveBy, useUnsaved } from '@shop/shell/unsaved'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { render } from '../../test/render.tsx'
import { LaterFrame } from './LaterFrame.tsx'

const signOut = jest.fn()

function Form() {
  const [name, setName] = useState('')
  useUnsaved(name !== '')
  return (
    <>
      <input aria-label="name" value={name} onChange={event => setName(event.currentTarget.value)} />
      <button type="button" onClick={() => leaveBy(signOut)}>
        sign out
      </button>
    </>
  )
}

function Shop() {
  const { pathname } = useLocation()
  return (
    <>
      <p>{`at ${pathname}`}</p>
      <Link to="/store">to the store</Link>
      {pathname === '/user/personal/info' ? <Form /> : <Link to="/user/personal/info">to the form</Link>}
      <LaterFrame />
    </>
  )
}

async function typeName() {
  await userEvent.click(await screen.findByRole('link', { name: 'to the form' }))
  await userEvent.type(await screen.findByLabelText('name'), 'Олена')
  // The guard comes with the first change.
  await waitFor(() => expect(isReloadAsked()).toBe(true))
}

function isReloadAsked() {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  signOut.mockClear()
  history.pushState(null, '', '/loyalty-program')
  await render(<Shop />)
})

test('a form without changes is left without a question', async () => {
  await userEvent.click(await screen.findByRole('link', { name: 'to the form' }))
  await screen.findByLabelText('name')
  expect(isReloadAsked()).toBe(false)
  await userEvent.click(screen.getByRole('link', { name: 'to the store' }))

  expect(await screen.findByText('at /store')).toBeVisible()
})

test('a link out of a changed form asks first, and staying keeps what was typed', async () => {
  await typeName()
  await userEvent.click(screen.getByRole('link', { name: 'to the store' }))
  expect(await screen.findByRole('alertdialog', { name: 'Зміни не збережено' })).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Залишитися' }))

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.getByLabelText('name')).toHaveValue('Олена')
  expect(location.pathname).toBe('/user/personal/info')
})

test('leaving a changed form follows the link and does not ask again', async () => {
  await typeName()
  await userEvent.click(screen.getByRole('link', { name: 'to the store' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Піти без збереження' }))

  expect(await screen.findByText('at /store')).toBeVisible()
  await waitFor(() => expect(isReloadAsked()).toBe(false))
})

test('Back from a changed form asks first, and goes back once it is confirmed', async () => {
  await typeName()
  await act(async () => history.back())
  await screen.findByRole('alertdialog')
  expect(location.pathname).toBe('/user/personal/info')
  expect(screen.getByLabelText('name')).toHaveValue('Олена')

  await userEvent.click(screen.getByRole('button', { name: 'Піти без збереження' }))

  expect(await screen.findByText('at /loyalty-program')).toBeVisible()
})

test('Back pressed twice asks once, on the address of the form, and the form stays', async () => {
  history.pushState({ idx: 0 }, '', '/cart')
  await typeName()
  await act(async () => {
    history.back()
    history.back()
  })
  await screen.findByRole('alertdialog')

  expect(location.pathname).toBe('/user/personal/info')
  await userEvent.click(screen.getByRole('button', { name: 'Залишитися' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.getByLabelText('name')).toHaveValue('Олена')
})

test('Escape stays on a changed form, and a sign-out waits for the answer', async () => {
  await typeName()
  await userEvent.click(screen.getByRole('button', { name: 'sign out' }))
  const question = await screen.findByRole('alertdialog')
  expect(signOut).not.toHaveBeenCalled()
  act(() => void question.dispatchEvent(new Event('cancel', { cancelable: true })))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())

  await userEvent.click(screen.getByRole('button', { name: 'sign out' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Піти без збереження' }))

  expect(signOut).toHaveBeenCalledTimes(1)
})
