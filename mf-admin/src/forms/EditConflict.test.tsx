import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { changePromoCodeEndpoint } from '@shop/contracts/staff/orders/staff-promo-codes'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../test/show-page.tsx'
import { EditConflict } from './EditConflict.tsx'
import { type Stored, useRevisedForm } from './use-revised-form.ts'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

type Draft = { title: string; city: string }

const fields = [
  { label: 'Назва', textOf: ({ title }: Draft) => title },
  { label: 'Місто', textOf: ({ city }: Draft) => city },
]

const sent: number[] = []
let read: jest.Mock<Promise<Stored<Draft> | null>>

function Form() {
  const edit = useRevisedForm<Draft>({ revision: 3, draft: { title: 'Сукні', city: 'Київ' } })
  const save = edit.form.handleSubmit(async () => {
    sent.push(edit.revision())
    await edit.ask(changePromoCodeEndpoint, { params: { code: 'ZYMA15' }, body } as never)
  })
  return (
    <form onSubmit={save}>
      <TextField label="Поле назви" {...edit.form.register('title')} />
      <button type="submit">Зберегти</button>
      <EditConflict edit={edit} read={read} fields={fields} onKeepMine={save} />
    </form>
  )
}

const body = {
  gift: { kind: 'percent', percent: 10 },
  valid_from: null,
  valid_until: null,
  usage_limit: null,
  per_customer_limit: null,
  min_goods_uah: null,
  only_categories: null,
  only_collections: null,
  active: true,
  note: '',
}

const field = () => screen.getByLabelText('Поле назви')

async function saveTooLate(): Promise<void> {
  sent.length = 0
  const at = new Date(Date.now() - 2 * 60_000).toISOString()
  service.mockReset()
  service.mockRejectedValueOnce(new ShopError('changed_meanwhile', { revision: 4, by: 'olena', at }))
  service.mockResolvedValue({})
  showPage(<Form />, '/admin/other')
  await userEvent.clear(field())
  await userEvent.type(field(), 'Плаття')
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))
}

beforeEach(() => {
  read = jest.fn(async () => ({ revision: 5, draft: { title: 'Вечірні сукні', city: 'Київ' } }))
})

test('a save that came too late shows who was faster, when, and only the fields that differ', async () => {
  await saveTooLate()

  expect(await screen.findByText('Змінено: olena, 2 хв тому')).toBeVisible()
  expect(await screen.findByRole('row', { name: 'Назва Плаття Вечірні сукні' })).toBeVisible()
  expect(screen.queryByText('Місто')).not.toBeInTheDocument()
})

test('keeping mine saves again on the revision that was compared with', async () => {
  await saveTooLate()
  await userEvent.click(await screen.findByRole('button', { name: 'Лишити моє' }))

  await waitFor(() => expect(sent).toEqual([3, 5]))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(field()).toHaveValue('Плаття')
})

test('taking theirs shows what is saved, and the next save is made on it', async () => {
  await saveTooLate()
  await userEvent.click(await screen.findByRole('button', { name: 'Узяти збережене' }))
  expect(field()).toHaveValue('Вечірні сукні')

  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))
  await waitFor(() => expect(sent).toEqual([3, 5]))
})

test('going back to the form loses nothing that was typed, and the next save asks again', async () => {
  await saveTooLate()
  await userEvent.click(await screen.findByRole('button', { name: 'Повернутися до форми' }))

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(field()).toHaveValue('Плаття')
})

test('when what is saved cannot be read it can be tried again, and what is gone is said to be gone', async () => {
  read.mockRejectedValueOnce(new Error('offline'))
  read.mockResolvedValueOnce(null)
  await saveTooLate()
  await userEvent.click(await screen.findByRole('button', { name: 'Спробувати ще раз' }))

  expect(await screen.findByText(/Цього вже немає/)).toBeVisible()
})
