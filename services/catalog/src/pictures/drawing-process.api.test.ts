import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { picturesFolder } from '@shop/demo-data/pictures'
import sharp from 'sharp'
import { createDrawingProcess } from './drawing-process.ts'
import type { Variant } from './variant.ts'

const original = path.join(picturesFolder, 'wrap-dress-burgundy-front.webp')
const small = { name: 'wrap-dress-burgundy-front', width: 64, format: 'webp' } as const

// What a process looks like from outside only Linux shows.
const testHere = existsSync('/proc/self/task') ? test : test.skip

const folder = mkdtempSync(path.join(tmpdir(), 'drawing-'))
let drawing: ReturnType<typeof createDrawingProcess>
beforeEach(() => {
  drawing = createDrawingProcess({ idleMs: 50 })
})
afterEach(() => drawing.close())
afterAll(() => rmSync(folder, { recursive: true }))

let drawnTo = 0
/** Draws into a file of its own, and what that file holds. */
async function drawn(from: string, variant: Variant): Promise<Buffer> {
  drawnTo += 1
  const target = path.join(folder, 'drawn', `${drawnTo}.webp`)
  expect(await drawing.draw(from, variant, target)).toEqual({ bytes: statSync(target).size })
  return readFileSync(target)
}

test('pictures asked for at once come each as it was asked for', async () => {
  const widths = [64, 96, 128]
  const pictures = await Promise.all(widths.map(width => drawn(original, { ...small, width })))

  const found = await Promise.all(pictures.map(picture => sharp(picture).metadata()))
  expect(found.map(({ width, format }) => [width, format])).toEqual(widths.map(width => [width, 'webp']))
})

test('a file that is no picture is refused, and the next picture is drawn', async () => {
  const broken = path.join(folder, 'broken.webp')
  writeFileSync(broken, 'no picture')

  await expect(drawn(broken, small)).rejects.toThrow(/unsupported image format/)
  expect((await drawn(original, small)).length).toBeGreaterThan(100)
})

test('the drawing process ends after a while without work, and starts again when there is some', async () => {
  await drawn(original, small)
  await drawing.waitForEnd()

  expect((await drawn(original, small)).length).toBeGreaterThan(100)
})

test('a picture asked for while the process is ending is drawn by the next one', async () => {
  drawing = createDrawingProcess({ idleMs: 0 })
  for (let round = 0; round < 5; round++) {
    const ending = drawing.waitForEnd()
    expect((await drawn(original, small)).length).toBeGreaterThan(100)
    drawing.close()
    const asked = drawn(original, small)
    await ending
    expect((await asked).length).toBeGreaterThan(100)
    drawing.close()
  }
})

test('when the drawing process dies, waiting requests fail, and the next picture is drawn', async () => {
  const asked = drawn(original, small)
  drawing.kill()

  await expect(asked).rejects.toThrow(/drawing (ended|failed)/)
  expect((await drawn(original, small)).length).toBeGreaterThan(100)
})

test('a decoder that hangs is ended, and the next picture is drawn', async () => {
  const hanging = createDrawingProcess({ mostMs: 0 })
  await expect(hanging.draw(original, small, path.join(folder, 'never.webp'))).rejects.toThrow(/drawing (ended|failed)/)
  hanging.close()

  expect((await drawn(original, small)).length).toBeGreaterThan(100)
})

testHere('the process that decodes pictures of strangers knows no variable of the shop', async () => {
  process.env.A_SECRET_OF_THE_SHOP = 'known to the shop alone'
  try {
    await drawn(original, small)
    const environment = readFileSync(`/proc/${drawing.pid()}/environ`, 'utf8')

    const own = environment.split('\0').filter(line => line !== '' && !line.startsWith('NODE_CHANNEL_'))
    expect(own.map(line => line.split('=')[0]).filter(name => name !== 'NODE_COMPILE_CACHE')).toEqual([
      'MALLOC_ARENA_MAX',
      'MALLOC_MMAP_THRESHOLD_',
      'MALLOC_TRIM_THRESHOLD_',
    ])
  } finally {
    delete process.env.A_SECRET_OF_THE_SHOP
  }
})

testHere('every thread that draws leaves shoppers the first turn', async () => {
  await drawn(original, small)
  const threads = `/proc/${drawing.pid()}/task`
  const niceness = readdirSync(threads).map(thread =>
    Number(readFileSync(`${threads}/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16]),
  )

  expect(niceness.length).toBeGreaterThan(3)
  expect(new Set(niceness)).toEqual(new Set([5]))
})

test('a picture that cannot be kept is handed over with what was in the way', async () => {
  const noFolder = path.join(folder, 'a-file')
  writeFileSync(noFolder, '')

  const { bytes, unkept } = await drawing.draw(original, small, path.join(noFolder, '64.webp'))
  expect(unkept?.problem).toMatch(/ENOTDIR|EEXIST/)
  expect((await sharp(unkept?.picture).metadata()).width).toBe(64)
  expect(unkept?.picture.length).toBe(bytes)
})

test('an upload that cannot be written where it is drawn is refused for that, and not for what it shows', async () => {
  const noFolder = path.join(folder, 'nowhere', 'drawn.webp')
  const upload = path.join(folder, 'upload')
  writeFileSync(upload, await sharp(original).resize({ width: 900 }).jpeg().toBuffer())

  expect(await drawing.redraw(upload, noFolder)).toEqual({ refusal: 'storage_unavailable', details: {} })
})
