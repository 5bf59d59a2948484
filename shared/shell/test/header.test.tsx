import { render } from '@testing-library/react'
import { $header, learnHeaders, useHeader } from '../src/page/header.ts'
import { BrowserRouter } from '../src/routing/router.ts'

type Style = Parameters<typeof useHeader>[0]

function Page(style: Style) {
  useHeader(style)
  return null
}

const page = (style: Style) => (
  <BrowserRouter>
    <Page {...style} />
  </BrowserRouter>
)

/** How often the header was told to change. */
function countChanges() {
  const change = jest.fn()
  const stop = $header.listen(change)
  return { change, stop }
}

beforeEach(() => {
  learnHeaders(path => path.startsWith('/product/'))
  history.pushState(null, '', '/product/DR-1042-BUR-R')
})

test('a page whose header is the one of the route table changes nothing, neither as it comes nor as it goes', () => {
  const { change, stop } = countChanges()
  const { unmount } = render(page({ transparent: true }))
  unmount()
  stop()

  expect(change).not.toHaveBeenCalled()
  expect($header.get()).toBeNull()
})

test('a page without its picture has a header of its own until the picture is there', () => {
  const { rerender } = render(page({ transparent: false }))
  expect($header.get()).toEqual({ transparent: false, white: false, whiteOnPhone: false })

  rerender(page({ transparent: true }))
  expect($header.get()).toBeNull()
})

test('white words over a dark picture go with their page', () => {
  const { unmount } = render(page({ transparent: true, white: true }))
  expect($header.get()).toEqual({ transparent: true, white: true, whiteOnPhone: true })

  unmount()
  expect($header.get()).toBeNull()
})
