import { BrowserRouter } from '@shop/shell/router'
import { act, render, screen, within } from '@testing-library/react'
import { Frame } from './Frame.tsx'

jest.mock('../remotes/screens.ts', () => ({ $loadingScreens: jest.requireActual('@shop/shell/stores').atom(1) }))
jest.mock('./consent/Consent.tsx', () => ({ Consent: () => null }))
jest.mock('./header/Header.tsx', () => ({ Header: () => <header /> }))
jest.mock('./footer/Footer.tsx', () => ({ Footer: () => <footer /> }))
jest.mock('./notices/Notices.tsx', () => ({ Notices: () => null }))
jest.mock('./Drawers.tsx', () => ({ Drawers: () => null }))

test('the progress bar of a loading page stands inside the main landmark', async () => {
  history.replaceState(null, '', '/about-us')
  await act(async () => {
    render(
      <BrowserRouter>
        <Frame>
          <h1>About us</h1>
        </Frame>
      </BrowserRouter>,
    )
  })

  expect(within(screen.getByRole('main')).getByRole('progressbar')).toBeInTheDocument()
})
