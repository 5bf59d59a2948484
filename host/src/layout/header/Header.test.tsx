import { Link } from '@shop/shell/router'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { knowRoutes } from '../../../test/know-routes.ts'
import { render } from '../../../test/render.tsx'
import { Header } from './Header.tsx'

jest.mock('../../remotes/federation.ts', () => ({ remoteModule: jest.fn() }))

test('the header changes with the page of a link, before the page has said anything', async () => {
  await knowRoutes()
  history.pushState(null, '', '/store')
  await render(
    <>
      <Header />
      <Link to="/product/DR-1042-BUR-R">a dress</Link>
    </>,
  )
  const header = screen.getByRole('banner')
  expect(header).toHaveAttribute('data-in-flow')

  await userEvent.click(screen.getByRole('link', { name: 'a dress' }))
  expect(header).not.toHaveAttribute('data-in-flow')
  expect(header).toHaveAttribute('data-over-picture')

  history.back()
  await waitFor(() => expect(header).toHaveAttribute('data-in-flow'))
})
