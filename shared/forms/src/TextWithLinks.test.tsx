import { BrowserRouter } from '@shop/shell/router'
import { render, screen } from '@testing-library/react'
import { TextWithLinks } from './TextWithLinks.tsx'

test('a translated sentence stays whole around its links', () => {
  const text = 'I accept the <offer>terms</offer> and the <privacy>rules</privacy>.'
  render(
    <BrowserRouter>
      <TextWithLinks text={text} addresses={{ offer: '/public-offer', privacy: '/privacy-policy' }} />
    </BrowserRouter>,
  )

  expect(document.body).toHaveTextContent('I accept the terms and the rules.')
  expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/public-offer')
  expect(screen.getByRole('link', { name: 'rules' })).toHaveAttribute('href', '/privacy-policy')
})
