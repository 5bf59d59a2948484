import { screen } from '@testing-library/react'
import { show } from '../../../test/show.tsx'
import { BundlePictures } from './BundlePictures.tsx'

const alt = { uk: 'Сукня', en: 'Dress' }

test('what staff marked in a picture of a bundle stays in sight where it is cut', async () => {
  await show(<BundlePictures images={[{ name: 'dress-front', shot: 'front', alt, focus: { x: 30, y: 70 } }]} />)

  expect(screen.getByRole('img', { name: 'Dress' })).toHaveStyle({ objectPosition: '30% 70%' })
})
