import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { picturesFolder } from '@shop/demo-data/pictures'
import sharp from 'sharp'
import { createDrawingProcess } from './drawing-process.ts'

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

test('pictures asked for at once come each as it was asked for', async () => {
  const widths = [64, 96, 128]
  const pictures = await Promise.all(widths.map(width => drawing.draw(original, { ...small, width })))

  const drawn = await Promise.all(pictures.map(picture => sharp(picture).metadata()))
  expect(drawn.map(({ width, format }) => [width, format])).toEqual(widths.map(width => [width, 'webp']))
})

test('a file that is no picture is refused, and the next picture is drawn', async () => {
  const broken = path.join(folder, 'broken.webp')
  writeFileSync(broken, 'no picture')

  await expect(drawing.draw(broken, small)).rejects.toThrow(/unsupported image format/)
  expect((await drawing.draw(original, small)).length).toBeGreaterThan(100)
})

test('the drawing process ends after a while without work, and starts again when there is some', async () => {
  await drawing.draw(original, small)
  await drawing.ended()

  expect((await drawing.draw(original, small)).length).toBeGreaterThan(100)
})

test('a picture asked for while the process is ending is drawn by the next one', async () => {
  drawing = createDrawingProcess({ idleMs: 0 })
  for (let round = 0; round < 5; round++) {
    const ending = drawing.ended()
    expect((await drawing.draw(original, small)).length).toBeGreaterThan(100)
    drawing.close()
    const asked = drawing.draw(original, small)
    await ending
    expect((await asked).length).toBeGreaterThan(100)
    drawing.close()
  }
})

test('when the drawing process dies, waiting requests fail, and the next picture is drawn', async () => {
  const asked = drawing.draw(original, small)
  drawing.kill()

  await expect(asked).rejects.toThrow(/drawing (ended|failed)/)
  expect((await drawing.draw(original, small)).length).toBeGreaterThan(100)
})

test('a decoder that hangs is ended, and the next picture is drawn', async () => {
  const hanging = createDrawingProcess({ mostMs: 0 })
  await expect(hanging.draw(original, small)).rejects.toThrow(/drawing (ended|failed)/)
  hanging.close()

  expect((await drawing.draw(original, small)).length).toBeGreaterThan(100)
})

testHere('the process that decodes pictures of strangers knows no variable of the shop', async () => {
  process.env.A_SECRET_OF_THE_SHOP = 'known to the shop alone'
  try {
    await drawing.draw(original, small)
    const environment = readFileSync(`/proc/${drawing.pid()}/environ`, 'utf8')

    expect(environment.split('\0').filter(line => line !== '' && !line.startsWith('NODE_CHANNEL_'))).toEqual([
      'MALLOC_ARENA_MAX=1',
    ])
  } finally {
    delete process.env.A_SECRET_OF_THE_SHOP
  }
})

testHere('every thread that draws leaves shoppers the first turn', async () => {
  await drawing.draw(original, small)
  const threads = `/proc/${drawing.pid()}/task`
  const niceness = readdirSync(threads).map(thread =>
    Number(readFileSync(`${threads}/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16]),
  )

  expect(niceness.length).toBeGreaterThan(3)
  expect(new Set(niceness)).toEqual(new Set([5]))
})
