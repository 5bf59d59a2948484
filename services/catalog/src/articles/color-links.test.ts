import { colors } from '@shop/demo-data/references/colors'
import { byName } from '../dictionaries/dictionaries.ts'
import { colorLinks } from './color-links.ts'

const context = {
  today: '2026-11-21',
  rate: 4500,
  colors: byName(colors),
  collections: new Map(),
  sizes: new Map(),
}
const variant = (article: string, color: string, height: string) => ({ article, color, height })

test('each colour is linked once, in the height of the article where it comes in it', () => {
  const own = variant('A-BUR-L', 'burgundy', '170-177')
  const links = colorLinks(context, own, [
    variant('A-BUR-R', 'burgundy', '160-167'),
    own,
    variant('A-BLK-R', 'black', '160-167'),
    variant('A-BLK-L', 'black', '170-177'),
    variant('A-IVO-R', 'ivory', '160-167'),
  ])

  expect(links.map(({ article }) => article)).toEqual(['A-BLK-L', 'A-IVO-R', 'A-BUR-L'])
})
