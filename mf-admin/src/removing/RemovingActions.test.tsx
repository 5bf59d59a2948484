import { call } from '@shop/api-client/call'
import { goodsRemoving } from '@shop/contracts/staff/removing/removing'
import { $notices } from '@shop/shell/notices'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { removalAnswer } from '../../test/removal-answer.ts'
import { showPage } from '../../test/show-page.tsx'
import { RemovingActions } from './RemovingActions.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)
const articles = ['RM-1-BLA', 'RM-1-BUR']
const stock = { of: 'RM-1-BUR', kind: 'stock' as const, count: 5, places: [] }

function open(about: { isArchived?: boolean; delete?: (typeof stock)[] } = {}) {
  service.mockReset()
  $notices.set([])
  service.mockImplementation(async endpoint => {
    if (endpoint === goodsRemoving.archive) return { removed: articles }
    if (endpoint === goodsRemoving.restore) return { restored: articles, shown: ['RM-1-BLA'] }
    const answer = removalAnswer('RM-1', { uk: 'Спідниця', en: 'Skirt' }, about)
    return { ...answer, things: answer.things.map(thing => ({ ...thing, covers: articles })) }
  })
  const onDone = async () => {}
  const { isArchived = false } = about
  showPage(
    <RemovingActions kind="model" names={['RM-1']} title="Модель RM-1" isArchived={isArchived} onDone={onDone} />,
    '/admin/other/products/RM-1-BLA',
  )
}
const restored = () => service.mock.calls.find(([endpoint]) => endpoint === goodsRemoving.restore)?.[1]

test('an archived model is brought back by its name, and what stays hidden is counted', async () => {
  open({ isArchived: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Повернути: Модель RM-1' }))

  await waitFor(() => expect(restored()).toEqual({ body: { kind: 'model', names: ['RM-1'] } }))
  expect($notices.get().at(-1)?.text).toMatch(/Приховано, .*: 1$/)
})

test('undoing the archiving of a model brings back the articles that it archived, and no others', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'В архів: Модель RM-1' }))
  await userEvent.click(await within(screen.getByRole('dialog')).findByRole('button', { name: 'В архів' }))
  await waitFor(() => expect($notices.get()).toHaveLength(1))
  await act(async () => $notices.get()[0]?.action?.act())

  expect(restored()).toEqual({ body: { kind: 'article', names: articles } })
})

test('what cannot be deleted is not said to be deleted for good: the dialog names what stands in the way of which article', async () => {
  open({ delete: [stock] })
  await userEvent.click(await screen.findByRole('button', { name: 'Видалити: Модель RM-1' }))
  const dialog = within(screen.getByRole('dialog'))

  expect(await dialog.findByRole('link', { name: '5 одиниць на складі' })).toBeVisible()
  expect(dialog.getByText(/RM-1-BUR:/)).toBeVisible()
  expect(dialog.queryByText(/назавжди/)).not.toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Натомість в архів' }))
  expect(await screen.findByRole('dialog', { name: 'В архів: Модель RM-1' })).toBeVisible()
})
