import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeServices } from '../../../../test/fake-services.ts'
import { show } from '../../../../test/show.tsx'
import { Gallery } from './Gallery.tsx'
import { openZoom } from './open-zoom.ts'

jest.mock('./open-zoom.ts', () => ({ openZoom: jest.fn() }))

const picture = (name: string) => ({ name, shot: 'front' as const, alt: { uk: name, en: `Dress, ${name}` } })

const open = () => show(<Gallery images={[picture('front view'), picture('back view')]} />)

beforeEach(() => {
  jest.mocked(openZoom).mockReset()
  fakeServices({})
})

afterEach(() => document.body.replaceChildren())

test('each picture of the gallery says what it shows and which one it is, and opens large from there', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Dress, back view. Picture 2 of 2, open full screen' }))

  expect(openZoom).toHaveBeenCalledWith(expect.objectContaining({ at: 1 }))
})

test('after the zoom closes the focus is on the picture that was seen last', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: /front view/ }))
  const [zoom] = jest.mocked(openZoom).mock.calls[0] ?? []

  act(() => zoom?.onLeave(1))

  expect(screen.getByRole('button', { name: /back view/ })).toHaveFocus()
})

test('the picture that a card has shown stands in the place of the first one at once', async () => {
  loaded('/images/front%20view/320.webp', 320)
  loaded('/images/front%20view/480.webp', 480)
  loaded('/images/front%20view/900.webp', 0)
  loaded('/images/another/1200.webp', 1200)
  await open()
  const [first, second] = screen.getAllByRole('listitem')
  expect(addressesIn(first)).toContain('/images/front%20view/480.webp')
  expect(addressesIn(first)).not.toContain('/images/front%20view/320.webp')
  expect(addressesIn(second)).toEqual(['/images/back%20view/640.jpeg'])
})

/** On the page from which the product is opened; none of its width is here yet when it is 0. */
function loaded(address: string, naturalWidth: number): void {
  const image = document.body.appendChild(document.createElement('img'))
  Object.defineProperties(image, { currentSrc: { value: address }, naturalWidth: { value: naturalWidth } })
}

function addressesIn(item: HTMLElement | undefined): (string | null)[] {
  return [...(item?.querySelectorAll('img') ?? [])].map(image => image.getAttribute('src'))
}
