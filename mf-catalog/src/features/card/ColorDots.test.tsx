import { screen } from '@testing-library/react'
import { show } from '../../../test/show.tsx'
import { ColorDots } from './ColorDots.tsx'

test('a patterned colour has another dot than the plain one of the same ground', async () => {
  await show(<ColorDots colors={['#29282b', '#29282b']} patterns={[null, 'floral']} />)

  const dots = screen.getByText('2 colours').parentElement?.querySelectorAll('[style]') ?? []
  expect([...dots].map(dot => dot.getAttribute('data-pattern'))).toEqual([null, 'floral'])
})

test('two colours that look the same are two dots, and nothing is complained of', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {})

  await show(<ColorDots colors={['#111111', '#7a1f2b', '#111111']} />)

  const [label, ...dots] = screen.getByText('3 colours').parentElement?.children ?? []
  expect([label?.textContent, dots.length]).toEqual(['3 colours', 3])
  expect(complaints.mock.calls).toEqual([])
  complaints.mockRestore()
})
