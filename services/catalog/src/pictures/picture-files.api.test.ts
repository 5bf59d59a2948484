import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keepDrawn } from './keep-drawn.ts'
import { createPictureFiles } from './picture-files.ts'
import type { Variant } from './variant.ts'

let originals: string
let cache: string
beforeEach(async () => {
  originals = await mkdtemp(path.join(tmpdir(), 'shop-originals-'))
  cache = await mkdtemp(path.join(tmpdir(), 'shop-pictures-'))
  await writeFile(path.join(originals, 'dress-front.webp'), 'original')
})
afterEach(() => Promise.all([originals, cache].map(folder => rm(folder, { recursive: true }))))

const variant: Variant = { name: 'dress-front', width: 480, format: 'webp' }
const made = () => readdir(path.join(cache, variant.name))

/** Draws with a plain text, and counts how often. */
function counting() {
  const drawn: string[] = []
  const draw = async (_original: string | Uint8Array, { width }: Variant, target: string) => {
    drawn.push(String(width))
    return keepDrawn(Buffer.from('picture'), target)
  }
  return { drawn, draw }
}

test('requested many times at once, a picture is drawn once', async () => {
  const { drawn, draw } = counting()
  const files = createPictureFiles(originals, cache, { draw })

  const found = await Promise.all(Array.from({ length: 50 }, () => files.find(variant)))

  expect(drawn).toEqual(['480'])
  expect(new Set(found.map(file => String(file?.content))).size).toBe(1)
})

test('another shop over the same folder draws nothing again', async () => {
  await createPictureFiles(originals, cache, { draw: counting().draw }).find(variant)
  const { drawn, draw } = counting()

  expect((await createPictureFiles(originals, cache, { draw }).find(variant))?.bytes).toBe('picture'.length)
  expect(drawn).toEqual([])
})

test('a new original is drawn again, and has another tag', async () => {
  const { drawn, draw } = counting()
  const files = createPictureFiles(originals, cache, { draw })
  const before = await files.find(variant)
  await utimes(path.join(originals, 'dress-front.webp'), new Date(), new Date('2030-01-01'))

  expect((await files.find(variant))?.tag).not.toBe(before?.tag)
  expect(drawn).toHaveLength(2)
})

test('a picture that could not be drawn leaves nothing behind, and is tried again', async () => {
  let isBroken = true
  const { draw } = counting()
  const drawUnlessBroken = (original: string | Uint8Array, wanted: Variant, target: string) => {
    if (isBroken) throw new Error('no memory')
    return draw(original, wanted, target)
  }
  const files = createPictureFiles(originals, cache, { draw: drawUnlessBroken })

  await expect(files.find(variant)).rejects.toThrow('no memory')
  expect(await readdir(cache)).toEqual([])

  isBroken = false
  expect(await files.find(variant)).not.toBeNull()
  expect(await made()).toHaveLength(1)
})

test('a picture that cannot be kept is shown all the same', async () => {
  const noFolder = path.join(cache, 'a-file')
  await writeFile(noFolder, '')
  const problems: string[] = []
  const onUnkept = (problem: string) => problems.push(problem)
  const files = createPictureFiles(originals, noFolder, { draw: counting().draw, onUnkept })

  expect(await files.find(variant)).toMatchObject({ content: Buffer.from('picture'), bytes: 'picture'.length })
  expect(problems).toEqual([expect.stringContaining('ENOTDIR')])
})

/** Drawings that end when the test says so. */
function slowDrawing() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  return {
    begun,
    endAll() {
      for (const end of ends.splice(0)) end()
    },
    async draw(_original: string | Uint8Array, { width, format }: Variant, target: string) {
      begun.push(`${width}.${format}`)
      await new Promise<void>(resolve => ends.push(resolve))
      return keepDrawn(Buffer.from('picture'), target)
    },
  }
}

const ofWidth = (width: number) => ({ ...variant, width })
const widths = [320, 480, 640, 900, 1200, 1600]
const sizes = widths.flatMap(width => [{ ...variant, width } as const, { ...variant, width, format: 'jpeg' } as const])

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(resolve => setImmediate(resolve))
}

/** Two pictures are being drawn, so the next one waits. */
async function withBothSlotsTaken() {
  const drawing = slowDrawing()
  const files = createPictureFiles(originals, cache, { draw: drawing.draw })
  const before = [files.find(ofWidth(320)), files.find(ofWidth(480))]
  await until(() => drawing.begun.length === 2)
  return { drawing, files, before }
}

test('two sizes are drawn at once, so many wait, and who comes after them is refused', async () => {
  const drawing = slowDrawing()
  const files = createPictureFiles(originals, cache, { draw: drawing.draw, mostWaiting: 3 })

  // Which of them come first to the line, the disk decides.
  const refused: string[] = []
  const found = sizes.map(size => files.find(size).catch(error => void refused.push(error.code)))
  await until(() => refused.length === 7)

  expect(refused).toEqual(Array(7).fill('busy'))
  expect(drawing.begun).toHaveLength(2)
  for (const width of [2, 4, 5]) {
    drawing.endAll()
    await until(() => drawing.begun.length === width)
  }
  drawing.endAll()
  const sent = (await Promise.all(found)).filter(file => file !== undefined)
  expect(sent.map(file => file?.bytes)).toEqual(Array(5).fill('picture'.length))
})

test('nothing is drawn for a reader who has left the line', async () => {
  const { drawing, files, before } = await withBothSlotsTaken()
  const leaving = new AbortController()
  const left = files.find(ofWidth(640), leaving.signal)
  // It is in the line once its original was looked at.
  await new Promise(resolve => setImmediate(resolve))

  leaving.abort()
  await expect(left).rejects.toMatchObject({ code: 'busy' })
  drawing.endAll()
  await Promise.all(before)

  expect(drawing.begun).toHaveLength(2)
})

test('a size that another reader waits for is drawn although the first one left', async () => {
  const { drawing, files, before } = await withBothSlotsTaken()
  const leaving = new AbortController()
  const left = files.find(ofWidth(640), leaving.signal)
  const stays = files.find(ofWidth(640))

  leaving.abort()
  await expect(left).rejects.toMatchObject({ code: 'busy' })
  drawing.endAll()
  await Promise.all(before)
  await until(() => drawing.begun.length === 3)
  drawing.endAll()

  expect((await stays)?.bytes).toBe('picture'.length)
})

/** Uploads of which all are there, and what was asked of them. */
function countedUploads() {
  const asked = { has: 0, find: 0 }
  return {
    asked,
    uploads: {
      async has() {
        asked.has += 1
        return true
      },
      among: async (names: readonly string[]) => new Set(names),
      async find() {
        asked.find += 1
        return Buffer.from('original')
      },
    },
  }
}

const uploaded = sizes.map(size => ({ ...size, name: `up-${'a'.repeat(32)}` }))

test('an uploaded original is looked for only when its turn has come', async () => {
  const drawing = slowDrawing()
  const { uploads, asked } = countedUploads()
  const files = createPictureFiles(originals, cache, { draw: drawing.draw, uploads })

  const found = uploaded.map(size => files.find(size))
  await until(() => drawing.begun.length === 2)
  await new Promise(resolve => setImmediate(resolve))

  expect(asked.find).toBe(2)
  for (let begun = 2; begun < uploaded.length; begun += 2) {
    drawing.endAll()
    await until(() => drawing.begun.length === Math.min(begun + 2, uploaded.length))
  }
  drawing.endAll()
  await Promise.all(found)
  expect(asked.find).toBe(uploaded.length)
})

test('while the line is full, requests for more are refused without a question to the database', async () => {
  const drawing = slowDrawing()
  const { uploads, asked } = countedUploads()
  const files = createPictureFiles(originals, cache, { draw: drawing.draw, uploads, mostWaiting: 1 })
  const [first, second, third, ...more] = uploaded
  const found = [first, second].map(size => size && files.find(size))
  await until(() => drawing.begun.length === 2)
  found.push(third && files.find(third))
  await until(() => asked.has === 3)

  for (const size of more) await expect(files.find(size)).rejects.toMatchObject({ code: 'busy' })

  expect(asked.has).toBe(3)
  drawing.endAll()
  await until(() => drawing.begun.length === 3)
  drawing.endAll()
  await Promise.all(found)
})

test('a request for a picture that others wait for asks the database nothing', async () => {
  const drawing = slowDrawing()
  const { uploads, asked } = countedUploads()
  const files = createPictureFiles(originals, cache, { draw: drawing.draw, uploads })
  const [size] = uploaded
  const found = [size && files.find(size)]
  await until(() => drawing.begun.length === 1)

  found.push(...Array.from({ length: 50 }, () => size && files.find(size)))
  await until(() => asked.find === 1)
  drawing.endAll()
  await Promise.all(found)

  expect(asked).toEqual({ has: 1, find: 1 })
})

test('an upload that is removed before the decoder reads it is not found, and no mistake of ours', async () => {
  const found: (string | null)[] = ['where it was', null]
  const uploads = { ...countedUploads().uploads, find: async () => found.shift() ?? null }
  const draw = async () => {
    throw new Error('Input file is missing')
  }
  const files = createPictureFiles(originals, cache, { draw, uploads })
  const [size] = uploaded

  await expect(size && files.find(size)).rejects.toMatchObject({ code: 'not_found' })
})
