import { readFileSync } from 'node:fs'
import path from 'node:path'
import { imageSet } from '@shop/ui-kit/goods/image-set'
import { picture, pictureSet } from './picture.ts'

test.each(['webp', 'jpeg'] as const)(
  'painted pictures are those that the page shows, so that no %s is loaded twice',
  format => {
    expect(pictureSet('wrap-dress-black-front.jpg', format)).toBe(imageSet('wrap-dress-black-front.jpg', format))
  },
)

const painted = { name: 'dress', alt: '', sizes: '50vw', width: 900, height: 1200, isFirst: false }

test.each([
  [{ x: 51, y: 10 }, '5', '1'],
  [{ x: 0, y: 100 }, '0', '10'],
  [{ x: 4.9, y: 96 }, '0', '10'],
])('a painted picture is cut around the point that staff have set (%j), as the page cuts it', (focus, x, y) => {
  expect(picture({ ...painted, focus }).markup).toContain(` data-x="${x}" data-y="${y}"></picture>`)
  expect(picture(painted).markup).not.toContain('data-x')
})

test('there is a rule for each point that a painted picture may be cut around', () => {
  const styles = readFileSync(path.join(import.meta.dirname, '../../src/styles/painted.css'), 'utf8')

  for (const axis of ['x', 'y'])
    for (let tenth = 0; tenth <= 10; tenth += 1)
      expect(styles).toMatch(new RegExp(`\\[data-${axis}="${tenth}"\\] \\{\\s+--${axis}: ${tenth * 10}%;`))
})
