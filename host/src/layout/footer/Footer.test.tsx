import { screen } from '@testing-library/react'
import { render } from '../../../test/render.tsx'
import { Footer } from './Footer.tsx'

// What the footer loads when it is near is tested elsewhere.
jest.mock('./Newsletter.tsx', () => ({ default: () => null, __esModule: true }))

const words = 'Це демонстрація магазину: речі й ціни вигадані, зображення намальовані.'

afterEach(() => {
  delete document.documentElement.dataset.demonstration
})

test('a demonstration says that it is one, a shop does not', async () => {
  const { unmount } = await render(<Footer />)
  expect(screen.queryByText(words)).toBeNull()
  unmount()

  document.documentElement.dataset.demonstration = ''
  await render(<Footer />)
  expect(screen.getByText(words)).toBeVisible()
})
