import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { type TakenBack, takeBackChangeEndpoint } from '@shop/contracts/staff/goods/staff-goods-changes'
import { $notices } from '@shop/shell/notices'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../test/show-page.tsx'
import { NotTakenBack } from './NotTakenBack.tsx'
import { type Undo, useTakeBack } from './use-take-back.ts'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const whole: TakenBack = { state: 'undone', restored: 1, left: 0, kept: [], emails: 0 }

function Door({ undo }: { undo: Undo }) {
  const { tellSaved } = useTakeBack()
  return (
    <button type="button" onClick={() => tellSaved('Артикул збережено', undo)}>
      Зберегти
    </button>
  )
}

async function save(undo: Undo, answer: () => TakenBack = () => whole) {
  $notices.set([])
  service.mockReset()
  service.mockImplementation(async () => answer())
  const screenOf = (
    <>
      <Door undo={undo} />
      <NotTakenBack />
    </>
  )
  showPage(screenOf, '/admin/other/products')
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))
}
const notice = () => $notices.get().at(-1)
const takeBack = () => act(() => notice()?.action?.act())
const asked = () => service.mock.calls.map(([endpoint, input]) => [endpoint, input])

test('what was saved can be taken back by its message, and staff hear that all is as before', async () => {
  await save('one')
  expect(notice()).toMatchObject({ text: 'Артикул збережено', tone: 'success', action: { label: 'Скасувати' } })
  takeBack()

  await waitFor(() => expect(notice()?.text).toBe('Скасовано, усе як було'))
  expect(asked()).toEqual([[takeBackChangeEndpoint, { params: { id: 'one' } }]])
  expect(notice()?.action).toBeUndefined()
})

test.each([null, undefined, []])('where nothing became other (%s) there is nothing to be taken back', async undo => {
  await save(undo)
  expect(notice()).not.toHaveProperty('action')
})

test('what several parts of a page saved is taken back with one press, the last one first', async () => {
  await save(['texts', 'prices'])
  takeBack()

  await waitFor(() => expect(notice()?.text).toBe('Скасовано, усе як було'))
  expect(asked().map(([, input]) => input)).toEqual([{ params: { id: 'prices' } }, { params: { id: 'texts' } }])
})

test('customers who were told meanwhile that a size is back are counted', async () => {
  await save('one', () => ({ ...whole, emails: 2 }))
  takeBack()

  await waitFor(() => expect(notice()?.detail).toBe('2 покупці вже отримали листа, що розмір знову є'))
})

test('what could not be taken back is named article by article, in the office’s words', async () => {
  const kept = [
    { article: 'DR-1', why: ['sizes 36 (S)', 'stock 38 (M)'] },
    { article: 'DR-2', why: ['care', 'picture'] },
    { article: 'DR-3', why: ['archived'] },
  ]
  await save('one', () => ({ ...whole, left: 3, kept, emails: 1 }))
  takeBack()

  const dialog = within(await screen.findByRole('dialog', { name: 'Скасовано не все' }))
  expect(dialog.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'DR-1: ціну, вагу, коди чи сам розмір 36 (S) відтоді змінили; товару розміру 38 (M) уже менше: його продали або зарезервували',
    'DR-2: «Догляд» відтоді змінили; після цього бракувало б: фото',
    'DR-3: його відтоді змінили, купили або використали, тож він в архіві, а не видалений',
  ])
  expect(dialog.getByText('1 покупець уже отримав листа, що розмір знову є')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Зрозуміло' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a change of many goes back while staff do something else', async () => {
  await save('many', () => ({ ...whole, state: 'undoing' }))
  takeBack()

  await waitFor(() => expect(notice()?.text).toBe('Скасування триває, його хід видно над списком'))
})

test.each([
  ['not_found', 'Скасувати можна лише протягом години'],
  ['busy', 'Скасувати не вдалося'],
] as const)('a refusal with %s is said', async (code, text) => {
  await save('one', () => {
    throw new ShopError(code)
  })
  takeBack()

  await waitFor(() => expect(notice()).toMatchObject({ tone: 'error', text }))
})
