import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { SaveParts, useSavePart, useSaveParts } from './save-parts.tsx'

const calls: string[] = []
const answers = new Map<string, () => Promise<boolean>>()

function Part({ name }: { name: string }) {
  const [isDirty, setDirty] = useState(false)
  const page = useSavePart({
    section: name,
    title: name,
    isDirty,
    save: async () => {
      calls.push(name)
      const isSaved = await (answers.get(name)?.() ?? true)
      if (isSaved) setDirty(false)
      if (isSaved) page.noteUndo(`undo of ${name}`)
      return isSaved
    },
  })
  return (
    <form aria-label={name} onSubmit={page.onSubmit}>
      <button type="button" onClick={() => setDirty(true)}>
        change {name}
      </button>
      <button type="submit">enter in {name}</button>
    </form>
  )
}

const outcomes: { isSaved: boolean; failed: string[] }[] = []
const noted: (readonly string[])[] = []

function Page() {
  const parts = useSaveParts({
    onSaved({ isSaved, failed, undos }) {
      outcomes.push({ isSaved, failed: failed.map(({ section }) => section) })
      noted.push(undos)
    },
  })
  return (
    <SaveParts page={parts.page}>
      {['texts', 'prices', 'days'].map(name => (
        <Part key={name} name={name} />
      ))}
      <button type="button" onClick={parts.page.saveAll}>
        save
      </button>
      <output>{parts.changed.map(({ title }) => title).join(' ')}</output>
      <p>{`failed: ${parts.failed.map(({ title }) => title).join(' ')}`}</p>
    </SaveParts>
  )
}

beforeEach(() => {
  calls.length = 0
  outcomes.length = 0
  noted.length = 0
  answers.clear()
  render(<Page />)
})
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const settle = () => act(() => new Promise<void>(resolve => setTimeout(resolve)))
async function save(button = 'save') {
  const before = outcomes.length
  await press(button)
  await waitFor(() => expect(outcomes).toHaveLength(before + 1))
}

test('one button saves what was changed, and nothing else', async () => {
  await press('change days')
  await press('change texts')
  expect(screen.getByRole('status')).toHaveTextContent('texts days')

  await save()
  expect(calls.toSorted()).toEqual(['days', 'texts'])
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
  expect(outcomes).toEqual([{ isSaved: true, failed: [] }])
})

test('the calls go one after the other', async () => {
  let answer = (_: boolean) => {}
  answers.set(
    'texts',
    () =>
      new Promise(resolve => {
        answer = resolve
      }),
  )
  await press('change texts')
  await press('change prices')
  await press('save')
  expect(calls).toEqual(['texts'])

  await act(async () => answer(true))
  await settle()
  await settle()
  expect(calls).toEqual(['texts', 'prices'])
})

test('what failed stays changed and is named, and the others are saved all the same', async () => {
  answers.set('prices', async () => false)
  for (const name of ['texts', 'prices', 'days']) await press(`change ${name}`)
  await save()

  expect(screen.getByText('failed: prices')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^prices$/))
  expect(outcomes).toEqual([{ isSaved: true, failed: ['prices'] }])
  expect(noted).toEqual([['undo of texts', 'undo of days']])

  answers.clear()
  await save()
  // What was offered before is not offered again.
  expect(noted.at(-1)).toEqual(['undo of prices'])
  expect(calls).toEqual(['texts', 'prices', 'days', 'prices'])
  expect(screen.getByText('failed:')).toBeVisible()
})

test('Enter in one form saves all that is changed', async () => {
  await press('change days')
  await save('enter in texts')

  expect(calls).toEqual(['days'])
})
