import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { LikelyValue } from './LikelyValue.tsx'

const meant: Record<string, string> = {
  'olena@gmail.con': 'olena@gmail.com',
  'olena@ukr.ner': 'olena@ukr.net',
}
const suggest = async (typed: string) => meant[typed] ?? null

function Form({ onSend }: { onSend: (email: string) => void }) {
  const [email, setEmail] = useState('')
  return (
    <>
      <LikelyValue suggest={suggest} ask={likely => `Did you mean ${likely}?`}>
        <input aria-label="Email" value={email} onChange={event => setEmail(event.currentTarget.value)} />
      </LikelyValue>
      <button type="button" onClick={() => onSend(email)}>
        Send
      </button>
    </>
  )
}

async function type(email: string) {
  const onSend = jest.fn()
  const user = userEvent.setup()
  render(<Form onSend={onSend} />)
  await user.type(screen.getByRole('textbox', { name: 'Email' }), email)
  await user.tab()
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Send' }))
    return onSend.mock.calls[0]?.[0]
  }
  return { user, send }
}

test('a misspelt address is asked about, and the one that was meant is sent after a press', async () => {
  const { user, send } = await type('olena@gmail.con')

  await user.click(await screen.findByRole('button', { name: 'Did you mean olena@gmail.com?' }))

  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  expect(screen.queryByText(/Did you mean/)).toBeNull()
  expect(await send()).toBe('olena@gmail.com')
})

test('a customer who means what was typed sends it as it is', async () => {
  const { send } = await type('olena@gmail.con')
  await screen.findByText(/Did you mean/)

  expect(await send()).toBe('olena@gmail.con')
})

test('the question goes as soon as the address is changed', async () => {
  const { user } = await type('olena@ukr.ner')
  await screen.findByText('Did you mean olena@ukr.net?')

  await user.type(screen.getByRole('textbox', { name: 'Email' }), '{Backspace}t')

  expect(screen.queryByText(/Did you mean/)).toBeNull()
})
