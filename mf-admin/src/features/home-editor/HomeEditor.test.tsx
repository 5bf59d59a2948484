import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import {
  publishHomeEndpoint,
  restoreHomeVersionEndpoint,
  type StaffHome,
  setBlocksEndpoint,
  setHeaderColorEndpoint,
  setSliderEndpoint,
  staffHomeEndpoint,
} from '@shop/contracts/staff/storefront/staff-home'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { emptyBlock, emptySlide } from './draft/home-draft.ts'
import { HomeEditor } from './HomeEditor.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

// jsdom loads no frames, so it cannot reload one.
const reload = jest.fn()
const postMessage = jest.fn()
Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
  get: () => ({ location: { reload }, postMessage }),
})
beforeEach(() => {
  reload.mockReset()
  postMessage.mockReset()
})

const text = (uk: string) => ({ uk, en: `${uk} (en)` })
const slide = { ...emptySlide(), image: 'hero-1', image_mobile: 'hero-2', title: text('Осінь') }
const version = { by: 'iryna', at: '2026-11-20T10:00:00.000Z', title: text('Літо'), slides: 2, blocks: 1 }

function aHome(changed: Partial<StaffHome> = {}, draft: Partial<StaffHome['draft']> = {}): StaffHome {
  const page = { slider: [slide], blocks: [], is_header_white: false, is_header_white_mobile: false }
  return {
    draft: { ...page, revision: 4, changed: { by: 'olha', at: '2026-11-21T10:00:00.000Z' }, ...draft },
    is_published: true,
    published: { by: 'olha', at: '2026-11-21T10:00:00.000Z' },
    versions: [
      { ...version, id: 2, is_shown: true },
      { ...version, id: 1, is_shown: false },
    ],
    missing: {},
    products: [],
    ...changed,
  }
}

/** The service: it keeps what it is sent, and refuses what `refusals` name, once. */
function open(address: string, home = aHome(), refusals: Record<string, ShopError> = {}) {
  const sent: [string, unknown][] = []
  let { draft } = home
  service.mockReset()
  service.mockImplementation(async (endpoint, input) => {
    if (endpoint.path === staffHomeEndpoint.path) return { home: { ...home, draft } } as never
    if (endpoint.method === 'GET') return { products: [], count: 0 } as never
    const { body, params } = input as unknown as { body: object; params?: object }
    const refusal = refusals[endpoint.path]
    sent.push([endpoint.path, { ...body, ...params }])
    if (refusal) {
      delete refusals[endpoint.path]
      throw refusal
    }
    draft = { ...draft, ...body, revision: draft.revision + 1 }
    return { home: { ...home, draft, is_published: endpoint === publishHomeEndpoint } } as never
  })
  showPage(<HomeEditor />, address)
  return sent
}

test('what staff type is saved by itself, only the part that changed and on the revision before', async () => {
  const sent = open('/admin/home-editor?item=1')
  await userEvent.type(await screen.findByLabelText('Заголовок, українською'), ' знову')

  expect(screen.getByText('Є незбережені зміни')).toBeVisible()
  expect(await screen.findByText('Чернетку збережено, покупці її ще не бачать')).toBeVisible()
  expect(sent).toEqual([
    [setSliderEndpoint.path, { revision: 4, slider: [{ ...slide, title: { uk: 'Осінь знову', en: 'Осінь (en)' } }] }],
  ])
  // Both screens of the preview follow.
  expect(reload).toHaveBeenCalledTimes(2)
})

test('the preview shows the shop with the draft, as wide as a desk and as a phone, in either language', async () => {
  open('/admin/home-editor')

  expect(await screen.findByTitle('Перегляд на екрані 1440 px')).toHaveAttribute('src', '/preview/home?lang=uk')
  await userEvent.click(screen.getByRole('radio', { name: 'Англійською' }))
  expect(screen.getByTitle('Перегляд на телефоні, 390 px')).toHaveAttribute('src', '/preview/home?lang=en')
})

test('publishing first saves what was typed, and then says by whom the page was published', async () => {
  const sent = open('/admin/home-editor?tab=header', aHome({ is_published: false }))
  await userEvent.click(await screen.findByLabelText('Світла шапка на телефонах'))
  await userEvent.click(screen.getByRole('button', { name: 'Опублікувати' }))

  expect(await screen.findByText(/^Опубліковано .*, olha$/)).toBeVisible()
  expect(sent).toEqual([
    [setHeaderColorEndpoint.path, { revision: 4, is_header_white: false, is_header_white_mobile: true }],
    [publishHomeEndpoint.path, { revision: 5 }],
  ])
  expect(screen.getByRole('button', { name: 'Опублікувати' })).toBeDisabled()
})

test('what is missing is counted, and stands at its field once staff want to publish', async () => {
  const missing = { 'slider.0.title.en': 'required' }
  const home = aHome({ is_published: false, missing }, { slider: [{ ...slide, title: { uk: 'Осінь', en: '' } }] })
  const sent = open('/admin/home-editor', home)

  expect(await screen.findByText('До публікації треба заповнити 1 поле')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Опублікувати' }))
  const field = await screen.findByLabelText('Заголовок, англійською')
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription('Заповніть поле «Заголовок, англійською»')
  expect(sent).toEqual([])
})

test('a link that leads to a script is not even sent', async () => {
  const sent = open('/admin/home-editor?item=1')
  const link = await screen.findByLabelText('Посилання')
  await userEvent.clear(link)
  await userEvent.type(link, 'javascript:alert(1)')

  expect(await screen.findByText(/^Лише адреса магазину/)).toBeVisible()
  expect(screen.getByText('Зміни не збережено')).toBeVisible()
  expect(sent).toEqual([])
})

test('when somebody else changed the draft meanwhile, staff compare and keep theirs', async () => {
  const refusal = new ShopError('changed_meanwhile', { revision: 7, by: 'iryna', at: '2026-11-21T10:00:00.000Z' })
  const sent = open('/admin/home-editor?tab=blocks', aHome(), { [setBlocksEndpoint.path]: refusal })
  await userEvent.click(await screen.findByRole('button', { name: 'Додати банер' }))

  const dialog = await screen.findByRole('dialog')
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Лишити моє' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual([setBlocksEndpoint.path, { revision: 4, blocks: [emptyBlock('banner')] }])
})

test('an earlier version comes back, to the draft or at once to the shop', async () => {
  const sent = open('/admin/home-editor?history=open')
  const panel = await screen.findByRole('dialog', { name: 'Історія' })
  expect(within(panel).getByText('зараз у магазині')).toBeVisible()
  await userEvent.click(within(panel).getByRole('button', { name: 'Одразу показати покупцям' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent).toEqual([[restoreHomeVersionEndpoint.path, { id: 1, revision: 4, publish: true }]])
})

test('an editor that fails to open can be opened again', async () => {
  service.mockReset()
  service.mockRejectedValue(new ShopError('busy'))
  showPage(<HomeEditor />, '/admin/home-editor')

  expect(await screen.findByRole('button', { name: 'Спробувати ще раз' })).toBeVisible()
})

test('the preview shows the slide whose fields are open, and the block by its title in the language of the preview', async () => {
  const row = { ...emptyBlock('products'), title: text('Новинки') }
  open('/admin/home-editor', aHome({}, { slider: [slide, { ...slide, title: text('Зима') }], blocks: [row] }))
  await userEvent.click(await screen.findByRole('button', { name: 'Зима' }))
  expect(postMessage).toHaveBeenLastCalledWith({ preview: 'show', target: { slide: 1 } }, location.origin)

  await userEvent.click(screen.getByRole('tab', { name: 'Блоки' }))
  await userEvent.click(screen.getByRole('button', { name: /^Новинки/ }))
  expect(postMessage).toHaveBeenLastCalledWith({ preview: 'show', target: { block: 'Новинки' } }, location.origin)
  await userEvent.click(screen.getByRole('radio', { name: 'Англійською' }))
  expect(postMessage).toHaveBeenLastCalledWith({ preview: 'show', target: { block: 'Новинки (en)' } }, location.origin)
})
