import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import {
  type ArticlePictures,
  articleImagesEndpoint,
  changeImagesEndpoint,
} from '@shop/contracts/staff/goods/staff-pictures'
import { goodsRemoving } from '@shop/contracts/staff/removing/removing'
import { $notices } from '@shop/shell/notices'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPart } from '../../test/show-part.tsx'
import { inspectFile } from '../picture-upload/inspect-file.ts'
import { sendPicture } from '../picture-upload/send-picture.ts'
import { PicturesEditor } from './PicturesEditor.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
jest.mock('../picture-upload/send-picture.ts', () => ({ sendPicture: jest.fn() }))
jest.mock('../picture-upload/inspect-file.ts', () => ({ inspectFile: jest.fn() }))
const service = jest.mocked(call)

const image = (name: string, alt: string) => ({ name, shot: 'other' as const, alt: { uk: alt, en: '' } })
const dress: ArticlePictures = {
  article: 'DR-1',
  title: { uk: 'Сукня', en: 'Dress' },
  color: 'red',
  height: null,
  is_shown: true,
  images: [image('front', 'Спереду'), image('back', 'Ззаду')],
  pictures_revision: 4,
  changed: null,
}

function open(known = dress) {
  $notices.set([])
  service.mockReset()
  service.mockImplementation(async (endpoint, input) => {
    if (endpoint === goodsRemoving.uses) return { things: [], stops: { archive: [], delete: [] }, targets: [] }
    if (endpoint === goodsRemoving.archive) return { removed: ['front', 'back'] }
    if (endpoint === goodsRemoving.restore) return { restored: ['side'], shown: ['side'] }
    if (endpoint !== changeImagesEndpoint) return { product: dress }
    const { body } = input as unknown as { body: { images: ArticlePictures['images'] } }
    return { product: { ...dress, images: body.images, pictures_revision: 5 } }
  })
  jest.mocked(inspectFile).mockReset().mockResolvedValue({ preview: null, problem: null })
  jest.mocked(sendPicture).mockReset().mockResolvedValue({ name: 'up-1', width: 900, height: 1200, placeholder: '' })
  showPart(<PicturesEditor known={known} />, '/admin/images/DR-1')
}

const rows = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('row')
    .map(row => row.getAttribute('aria-label'))
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const sent = () =>
  service.mock.calls.filter(([endpoint]) => endpoint === changeImagesEndpoint).map(([, input]) => input)
const save = async () => {
  await press('Зберегти')
  await waitFor(() => expect(sent()).not.toEqual([]))
  return sent().at(-1) as unknown as { body: { pictures_revision: number; images: ArticlePictures['images'] } }
}

test('the order, the words and the point of a picture are saved together, on the revision that was opened', async () => {
  open()
  expect(screen.getByText('Прев’ю')).toBeVisible()
  await press('Пізніше: Спереду')
  await waitFor(() => expect(rows()).toEqual(['Ззаду', 'Спереду']))
  await press('Редагувати: Ззаду')
  await userEvent.type(await screen.findByRole('textbox', { name: /Опис фото.*англ/i }), 'From behind')
  act(() => screen.getByRole('button', { name: 'Точка, яка завжди видима' }).focus())
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}')

  const { body } = await save()
  expect(body.pictures_revision).toBe(4)
  expect(body.images).toMatchObject([
    { name: 'back', alt: { uk: 'Ззаду', en: 'From behind' }, focus: { x: 51, y: 30 } },
    { name: 'front', focus: null },
  ])
})

test('pictures that are ticked are archived together, and archived ones come back by one press', async () => {
  open({ ...dress, archived: [image('side', 'Збоку')] })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Вибрати всі' }))
  await press('В архів: 2 фото')
  await userEvent.click(await screen.findByRole('button', { name: 'В архів' }))
  const bodiesOf = (endpoint: object) =>
    service.mock.calls.flatMap(([asked, input]) => (asked === endpoint ? Object(input).body : []))
  await waitFor(() =>
    expect(bodiesOf(goodsRemoving.archive)).toMatchObject([{ kind: 'picture', names: ['front', 'back'] }]),
  )

  expect(screen.getByRole('heading', { name: 'В архіві 1 фото' })).toBeVisible()
  await press('Повернути: Збоку')
  await waitFor(() => expect(bodiesOf(goodsRemoving.restore)).toEqual([{ kind: 'picture', names: ['side'] }]))
})

test('a picture that was only uploaded yet is neither archived nor deleted for good', async () => {
  open()
  await userEvent.upload(screen.getByLabelText('Вибрати фото'), new File(['x'], 'new.jpg', { type: 'image/jpeg' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Вибрати: Фото 3' }))

  expect(screen.getByRole('button', { name: 'Прибрати 1 фото' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^В архів/ })).not.toBeInTheDocument()
})

test('what was uploaded stands at the end and is saved; a picture without words says so', async () => {
  open()
  await userEvent.upload(screen.getByLabelText('Вибрати фото'), new File(['x'], 'new.jpg', { type: 'image/jpeg' }))

  await waitFor(() => expect(rows()).toEqual(['Спереду', 'Ззаду', 'Фото 3']))
  expect(within(screen.getByRole('row', { name: 'Фото 3' })).getByText('Без опису: uk, en')).toBeVisible()
  expect((await save()).body.images.map(({ name }) => name)).toEqual(['front', 'back', 'up-1'])
})

test('pictures that were chosen together stand in the order of the choice, whichever arrives first', async () => {
  open()
  const arrive = new Map<string, () => void>()
  jest.mocked(sendPicture).mockImplementation(
    file =>
      new Promise(resolve => {
        const { name } = file as File
        arrive.set(name, () => resolve({ name, width: 900, height: 1200, placeholder: '' }))
      }),
  )
  const files = ['one', 'two', 'three'].map(name => new File(['x'], name, { type: 'image/jpeg' }))
  await userEvent.upload(screen.getByLabelText('Вибрати фото'), files)
  await waitFor(() => expect(arrive.size).toBe(3))
  act(() => arrive.get('three')?.())
  expect(await screen.findByText('Готово, чекає на попередні')).toBeVisible()
  act(() => arrive.get('one')?.())
  act(() => arrive.get('two')?.())

  await waitFor(() => expect(screen.queryByRole('list', { name: 'Завантаження' })).not.toBeInTheDocument())
  expect((await save()).body.images.map(({ name }) => name)).toEqual(['front', 'back', 'one', 'two', 'three'])
})

test('a file that fails holds nothing up, and takes its place when it is tried again', async () => {
  open()
  const sendOf = jest.mocked(sendPicture)
  const answer = (name: string) => ({ name, width: 900, height: 1200, placeholder: '' })
  sendOf.mockImplementation(async file => answer((file as File).name))
  sendOf.mockRejectedValueOnce(new ShopError('unknown', { offline: 1 }))
  const files = ['one', 'two'].map(name => new File(['x'], name, { type: 'image/jpeg' }))
  await userEvent.upload(screen.getByLabelText('Вибрати фото'), files)
  await waitFor(() => expect(rows()).toEqual(['Спереду', 'Ззаду', 'Фото 3']))
  await press('Спробувати ще раз: one')

  await waitFor(() => expect(rows()).toHaveLength(4))
  expect((await save()).body.images.map(({ name }) => name)).toEqual(['front', 'back', 'one', 'two'])
})

test('deleted pictures come back with one press, where they stood', async () => {
  open()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Вибрати всі' }))
  await press(/^Прибрати 2 фото/)
  await waitFor(() => expect(screen.queryAllByRole('row')).toEqual([]))

  const [notice] = $notices.get()
  expect(notice).toMatchObject({ text: 'Прибрано 2 фото', lastsMs: 8000 })
  act(() => notice?.action?.act())
  await waitFor(() => expect(rows()).toEqual(['Спереду', 'Ззаду']))
})

test('when somebody saved meanwhile nothing is lost: staff see who it was and choose', async () => {
  open()
  await press('Пізніше: Спереду')
  service.mockImplementation(async endpoint => {
    if (endpoint === articleImagesEndpoint) return { product: { ...dress, images: [], pictures_revision: 5 } }
    throw new ShopError('changed_meanwhile', { revision: 5, by: 'iryna', at: new Date().toISOString() })
  })
  await press('Зберегти')

  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(/iryna/)).toBeVisible()
  expect(rows()).toEqual(['Ззаду', 'Спереду'])
})
