import { setLocale } from '@shop/shell/i18n'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { render } from '../../test/render.tsx'
import { StaticPage } from './StaticPage.tsx'

async function open(page: string) {
  await render(<StaticPage page={page} />)
}

test('the offer names its version and the seller, and links to each of its sections', async () => {
  await open('public-offer')
  expect(await screen.findByText(/^Редакція від 22 листопада 2026/)).toBeVisible()
  expect(screen.getByText(/^Продавець: ТОВ «Левада Демо», код ЄДРПОУ/)).toBeVisible()
  expect(screen.queryByText(/\{\{/)).not.toBeInTheDocument()

  const links = within(screen.getByRole('navigation', { name: 'Зміст' })).getAllByRole('link')
  expect(links).toHaveLength(18)
  for (const link of links) {
    const part = document.getElementById(link.getAttribute('href')?.split('#')[1] ?? '')
    expect(part).toHaveTextContent(link.textContent ?? '')
  }
})

test('without a connection a page shows the text that came with the shop', async () => {
  await render(<TwoPages />)
  await screen.findByRole('heading', { level: 1, name: 'Публічна оферта' })
  act(() => void dispatchEvent(new Event('offline')))
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Контакти' })).toBeVisible()
  act(() => void dispatchEvent(new Event('online')))
})

test('the offer’s sections have the same anchors in English', async () => {
  await open('public-offer')
  await screen.findByRole('heading', { level: 1, name: 'Публічна оферта' })
  const anchors = () => [...document.querySelectorAll('h2[id]')].map(({ id }) => id)
  const ukrainian = anchors()

  await act(() => setLocale('en'))

  await screen.findByRole('heading', { level: 1, name: 'Public offer' })
  expect(screen.getByText('Version of 22 November 2026')).toBeVisible()
  expect(anchors()).toEqual(ukrainian)
})

test('a section shows its picture, with words for who does not see it', async () => {
  const written = { title: 'Про нас', metaTitle: 'Про нас', description: '', lead: '' }
  const picture = { image: 'up-workshop', alt: 'Майстерня зранку' }
  const text = { ...written, sections: [{ heading: 'Де ми шиємо', picture }] }
  const body = { status: true, page: 'about-us', text: { uk: text, en: text } }
  const { fetch } = globalThis
  globalThis.fetch = (async () => ({ ok: true, status: 200, json: async () => body })) as unknown as typeof fetch
  await open('about-us')

  expect(await screen.findByRole('img', { name: 'Майстерня зранку' })).toHaveAttribute(
    'src',
    '/images/up-workshop/640.jpeg',
  )
  globalThis.fetch = fetch
})

test('the text that came with the shop shows no pictures: nothing tells whether they are there', async () => {
  await open('about-us')

  expect(await screen.findByRole('heading', { name: 'Як усе починалося' })).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

function TwoPages() {
  const [page, setPage] = useState('public-offer')
  return (
    <>
      <button type="button" onClick={() => setPage('contacts')}>
        Контакти
      </button>
      <StaticPage key={page} page={page} />
    </>
  )
}
