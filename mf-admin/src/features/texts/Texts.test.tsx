import { call } from '@shop/api-client/call'
import {
  changeTextEndpoint,
  restoreTextEndpoint,
  staffTextsEndpoint,
  type WholePage,
} from '@shop/contracts/staff/storefront/staff-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { Texts } from './Texts.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const section = { heading: 'Хто ми', paragraphs: ['Перший', 'Другий'], list: ['одне'] }
const text = { title: 'Про нас', metaTitle: 'Про нас', description: 'Опис', lead: 'Слово', sections: [section] }
const both = { uk: text, en: { ...text, title: 'About us' } }
const page: WholePage = {
  page: 'about-us',
  title: { uk: 'Про нас', en: 'About us' },
  is_edited: true,
  revision: 2,
  changed: { by: 'olha', at: '2026-11-21T10:00:00.000Z' },
  text: both,
  built_in: both,
  versions: [2, 1].map(revision => ({ revision, by: 'olha', at: '2026-11-21T10:00:00.000Z', is_edited: true })),
}

function open(address: string) {
  service.mockReset()
  service.mockImplementation(async endpoint => (endpoint === staffTextsEndpoint ? { pages: [page] } : { page }))
  showPage(<Texts />, `/admin/other/texts${address}`)
}

const sentTo = (endpoint: unknown) => service.mock.calls.find(([called]) => called === endpoint)?.[1]

test('staff see the pages, and who changed them', async () => {
  open('')

  expect(await screen.findByRole('link', { name: 'Про нас' })).toHaveAttribute(
    'href',
    expect.stringContaining('about-us'),
  )
  expect(screen.getByText(/olha/)).toBeVisible()
})

test('a page is written in both languages side by side, and sent with the same sections in each', async () => {
  open('?page=about-us')
  const paragraphs = await screen.findByLabelText('Абзаци, українською')
  expect(paragraphs).toHaveValue('Перший\n\nДругий')
  await userEvent.type(paragraphs, '\n\nТретій <b>абзац</b>')
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))

  const uk = { ...text, sections: [{ ...section, paragraphs: ['Перший', 'Другий', 'Третій <b>абзац</b>'] }] }
  expect(sentTo(changeTextEndpoint)).toEqual({
    params: { page: 'about-us' },
    body: { revision: 2, text: { uk, en: both.en } },
  })
})

test('what is missing is marked at its field', async () => {
  open('?page=about-us')
  await userEvent.click(await screen.findByRole('button', { name: 'Додати розділ' }))
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))

  const added = within(screen.getByRole('group', { name: 'Розділ 2' }))
  await waitFor(() =>
    expect(added.getByLabelText('Заголовок розділу, українською')).toHaveAttribute('aria-invalid', 'true'),
  )
  expect(sentTo(changeTextEndpoint)).toBeUndefined()
})

test('the page can be looked at before it is saved, and shows markup as text', async () => {
  open('?page=about-us')
  await userEvent.type(await screen.findByLabelText('Вступ, українською'), ' <i>тут</i>')
  await userEvent.click(screen.getByRole('button', { name: 'Переглянути' }))

  const preview = within(screen.getByRole('region', { name: 'Перегляд' }))
  expect(preview.getByText('Слово <i>тут</i>')).toBeVisible()
})

test('an earlier version comes back, and so does the text that came with the shop', async () => {
  open('?page=about-us')
  await userEvent.click(await screen.findByText('Попередні версії'))
  await userEvent.click(screen.getByRole('button', { name: /^Повернути версію від/ }))
  expect(sentTo(restoreTextEndpoint)).toEqual({ params: { page: 'about-us' }, body: { revision: 2, to: 1 } })

  service.mockClear()
  await userEvent.click(await screen.findByText('Попередні версії'))
  await userEvent.click(await screen.findByRole('button', { name: 'Повернути початковий текст' }))
  expect(sentTo(restoreTextEndpoint)).toEqual({ params: { page: 'about-us' }, body: { revision: 2, to: null } })
})
