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

test('announces the new page by its own title, though the old one stays until it is here', async () => {
  await twoDresses()
  await userEvent.click(screen.getByRole('link', { name: 'Бордова' }))
  expect(screen.queryByText('Чорна сукня', { selector: '[aria-live] *' })).not.toBeInTheDocument()

  await act(async () => {
    document.title = 'Бордова сукня'
  })

  expect(screen.getByText('Бордова сукня')).toBeInTheDocument()
})

test('another language announces nothing', async () => {
  await twoDresses()

  await act(async () => {
    document.title = 'Black dress'
  })

  expect(screen.queryByText('Black dress')).not.toBeInTheDocument()
})
