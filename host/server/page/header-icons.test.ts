import { ICON_LINES } from '@shop/ui-kit/icon-lines'
import { headerIcons } from './render-header.ts'

test('the icons that the server paints are those of the page that takes its place', () => {
  expect(ICON_LINES).toMatchObject(headerIcons)
})
