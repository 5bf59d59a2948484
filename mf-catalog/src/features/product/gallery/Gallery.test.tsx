import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeServices } from '../../../../test/fake-services.ts'
import { show } from '../../../../test/show.tsx'
import { Gallery } from './Gallery.tsx'
import { openZoom } from './open-zoom.ts'

jest.mock('./open-zoom.ts', () => ({ openZoom: jest.fn() }))

const picture = (name: string) => ({ name, shot: 'front' as const, alt: { uk: name, en: `Dress, ${name}` } })

beforeEach(async () => {
  jest.mocked(openZoom).mockReset()
  fakeServices({})
  await show(<Gallery images={[picture('front view'), picture('back view')]} />)
})

test('each picture of the gallery says what it shows and which one it is, and opens large from there', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Dress, back view. Picture 2 of 2, open full screen' }))

  expect(openZoom).toHaveBeenCalledWith(expect.objectContaining({ at: 1 }))
})

test('after the zoom closes the focus is on the picture that was seen last', async () => {
  await userEvent.click(screen.getByRole('button', { name: /front view/ }))
  const [zoom] = jest.mocked(openZoom).mock.calls[0] ?? []

  act(() => zoom?.onLeave(1))

  expect(screen.getByRole('button', { name: /back view/ })).toHaveFocus()
})
