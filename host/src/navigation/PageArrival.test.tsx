import { Link } from '@shop/shell/router'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { render } from '../../test/render.tsx'
import { PageArrival } from './PageArrival.tsx'

async function twoDresses() {
  document.title = 'Чорна сукня'
  await render(
    <main id="main">
      <PageArrival />
      <h1>Чорна сукня</h1>
      <Link to="/product/burgundy">Бордова</Link>
    </main>,
  )
}

test('a new page is announced by its own title, although the old one stays until it is loaded', async () => {
  await twoDresses()
  await userEvent.click(screen.getByRole('link', { name: 'Бордова' }))
  expect(screen.queryByText('Чорна сукня', { selector: '[aria-live] *' })).not.toBeInTheDocument()

  await act(async () => {
    document.title = 'Бордова сукня'
  })

  expect(screen.getByText('Бордова сукня')).toBeInTheDocument()
})

test('changing the language announces nothing', async () => {
  await twoDresses()

  await act(async () => {
    document.title = 'Black dress'
  })

  expect(screen.queryByText('Black dress')).not.toBeInTheDocument()
})
