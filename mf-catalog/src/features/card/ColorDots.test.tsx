import { screen } from '@testing-library/react'
import { show } from '../../../test/show.tsx'
import { ColorDots } from './ColorDots.tsx'

test('two colours that look the same are two dots, and nothing is complained of', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {})

  await show(<ColorDots colors={['#111111', '#7a1f2b', '#111111']} />)

  const [label, ...dots] = screen.getByText('3 colours').parentElement?.children ?? []
  expect([label?.textContent, dots.length]).toEqual(['3 colours', 3])
  expect(complaints.mock.calls).toEqual([])
  complaints.mockRestore()
})
