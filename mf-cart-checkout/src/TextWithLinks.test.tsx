import { screen } from '@testing-library/react'
import { show } from '../test/show.tsx'
import { TextWithLinks } from './TextWithLinks.tsx'

test('keeps a sentence whole around its links', async () => {
  const text = 'I accept the <offer>terms</offer> and the <privacy>rules</privacy>.'
  await show(<TextWithLinks text={text} addresses={{ offer: '/public-offer', privacy: '/privacy-policy' }} />)

  expect(document.body).toHaveTextContent('I accept the terms and the rules.')
  expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/public-offer')
  expect(screen.getByRole('link', { name: 'rules' })).toHaveAttribute('href', '/privacy-policy')
})
