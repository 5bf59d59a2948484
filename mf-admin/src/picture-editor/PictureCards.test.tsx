import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { showPage } from '../../test/show-page.tsx'
import { PictureCards } from './PictureCards.tsx'

const pictures = ['front', 'back'].map(name => ({
  id: name,
  name,
  shot: 'other' as const,
  alt: { uk: name, en: '' },
  focus: null,
}))

function Cards() {
  const [images, setImages] = useState(pictures)
  const archive = () => setImages(pictures.slice(1))
  return (
    <>
      <PictureCards images={images} opened={null} onOpen={() => {}} onOrder={() => {}} onDelete={archive} />
      <button type="button" onClick={() => setImages(pictures)}>
        restore
      </button>
    </>
  )
}

test('a picture that was ticked, went and came back is not ticked any more', async () => {
  showPage(<Cards />, '/admin/images/DR-1')
  const tick = () => screen.getByRole('checkbox', { name: 'Вибрати: front' })
  await userEvent.click(tick())
  await userEvent.click(screen.getByRole('button', { name: 'Прибрати 1 фото' }))
  expect(screen.queryByRole('checkbox', { name: 'Вибрати: front' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'restore' }))

  expect(tick()).not.toBeChecked()
})
