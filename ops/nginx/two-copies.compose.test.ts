import { hasPackages } from '../production-shape/debian-packages.ts'
import {
  copiedParts,
  FROZEN_MS,
  startTwoCopies,
  type Trouble,
  type TwoCopies,
  troubles,
  visitDuring,
} from './two-copies.ts'

// Two copies of the host and of each service behind nginx, while five readers and two buyers visit who never try again.
jest.setTimeout(120_000)

const isHere = hasPackages('nginx', 'libnginx-mod-http-brotli-static')
const describeHere = isHere ? describe : describe.skip

describeHere.each(copiedParts)('with two copies of %s', part => {
  let shape: TwoCopies
  beforeAll(async () => {
    shape = await sharedShape()
  })

  test.each(Object.keys(troubles) as Trouble[])('no read, price or order fails while one is %s', async trouble => {
    const { counts, slowest, slowestOfStaff, failures } = await visitDuring(shape, part, trouble)

    expect(failures).toEqual([])
    for (const kind of ['read', 'quote', 'order'] as const) expect(counts[kind].asked).toBeGreaterThan(0)
    // Nobody waited until a frozen copy went on.
    if (trouble === 'frozen') expect(Math.max(slowest, slowestOfStaff)).toBeLessThan(FROZEN_MS)
  })
})

let started: Promise<TwoCopies> | undefined
const sharedShape = () => (started ??= startTwoCopies())
afterAll(async () => (await started)?.stop())
