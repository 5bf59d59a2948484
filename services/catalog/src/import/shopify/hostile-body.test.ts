import { processorTime } from '@shop/testing/processor-time'
import { bodyText } from './body-text.ts'

// What takes the square of its length takes minutes here.
const LENGTH = 120_000

test.each(['<a ', '<a "', '<a href="', '<!--', '<', '&#', '<a b=\'"', '</', '<svg', '<b><i>', '</b>', '<br>'])(
  'a description of 120,000 characters of %j is read at once',
  part => {
    const html = part.repeat(LENGTH / part.length)

    expect(processorTime(() => bodyText(html))).toBeLessThan(3000)
  },
)
