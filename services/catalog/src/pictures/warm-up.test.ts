import { silentLog } from '@shop/service-kit/log/log'
import type { Variant } from './variant.ts'
import { createWarmUp } from './warm-up.ts'

const variants: Variant[] = [480, 640, 900].map(width => ({ name: 'dress-front', width, format: 'webp' }))

/** Pictures that are drawn when the test says so. */
function slowFiles() {
  const asked: number[] = []
  const drawn: (() => void)[] = []
  return {
    asked,
    drawNext: () => drawn.shift()?.(),
    files: {
      async find({ width }: Variant) {
        asked.push(width)
        await new Promise<void>(resolve => drawn.push(resolve))
        return null
      },
    },
  }
}

const settled = () => new Promise(resolve => setImmediate(resolve))
const theShopIsOpen = () => jest.advanceTimersByTime(3000)

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }))
afterEach(() => jest.useRealTimers())

test('the start itself is left alone, and a shop that closes at once draws nothing', async () => {
  const { files, asked } = slowFiles()
  const warmUp = createWarmUp({ files, findVariants: async () => variants, log: silentLog })

  warmUp.start()
  await warmUp.stop()
  theShopIsOpen()
  await settled()

  expect(asked).toEqual([])
})

test('pictures are drawn one after the other, so that visitors find a free hand', async () => {
  const { files, asked, drawNext } = slowFiles()
  createWarmUp({ files, findVariants: async () => variants, log: silentLog }).start()
  theShopIsOpen()

  await settled()
  expect(asked).toEqual([480])

  drawNext()
  await settled()
  expect(asked).toEqual([480, 640])
})

test('a shop that closes finishes the picture at hand and begins no other', async () => {
  const { files, asked, drawNext } = slowFiles()
  const warmUp = createWarmUp({ files, findVariants: async () => variants, log: silentLog })
  warmUp.start()
  theShopIsOpen()
  await settled()

  const stopped = warmUp.stop()
  drawNext()
  await stopped

  expect(asked).toEqual([480])
})

test('a catalogue that cannot be read yet is no reason to fall', async () => {
  const warnings: string[] = []
  const log = { ...silentLog, warn: (_facts: unknown, message: string) => void warnings.push(message) }
  const wanted = () => Promise.reject(new Error('no rate yet'))
  const warmUp = createWarmUp({ files: slowFiles().files, findVariants: wanted, log })

  warmUp.start()
  theShopIsOpen()
  await warmUp.stop()

  expect(warnings).toEqual(['pictures will be drawn when they are asked for'])
})
